import { Key as DriverKey, type WebDriver, type WebElement } from 'selenium-webdriver';

import type { Key, Tab } from './engine.ts';

const keys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Space: DriverKey.SPACE,
  Escape: DriverKey.ESCAPE,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  ArrowDown: DriverKey.ARROW_DOWN,
  Home: DriverKey.HOME,
  End: DriverKey.END,
};

/** A tab that Selenium drives over plain WebDriver. */
export function webDriverTab(
  driver: WebDriver,
  messages: () => Promise<string[]>,
  close: () => Promise<void>,
): Tab {
  const run = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  const elementOf = async (expression: string) => {
    const element = await run(expression);
    if (!element) throw new Error('gone before it could be used');
    return element as WebElement;
  };
  const send = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: run,
    clickOn: async (expression) => (await elementOf(expression)).click(),
    choose: async (expression, option) => {
      const options = await (await elementOf(expression)).findElements({ css: 'option' });
      const texts = await Promise.all(options.map((each) => each.getAttribute('text')));
      const wanted = options[texts.indexOf(option)];
      if (!wanted) throw new Error(`no option ${option}`);
      await wanted.click();
    },
    type: send,
    press: (key) => send(keys[key]),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    messages,
    close,
  };
}
