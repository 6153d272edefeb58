import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { faqGroups } from '#content/faq.ts';
import { parseFaqHash } from '#features/faq/faq-address.ts';
import { FaqQuestions } from '#features/faq/FaqQuestions.tsx';
import { renderAt } from '#tests/support/page.tsx';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal('scrollBy', () => {});
  // jsdom has neither.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

const renderQuestions = (hash = '') => renderAt(`/faq${hash}`, <FaqQuestions />);
const user = userEvent.setup();

// By id: reckoning the roles of so many elements takes jsdom seconds.
const part = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};
const question = (id: string) => part(`${id}-question`);
const tab = (id: string) => part(`faq-tab-${id}`);
const matching = (selector: string) => [...document.querySelectorAll(selector)];
const openQuestions = () => matching('details[open] > summary').map(({ id }) => id);
const selectedTabs = () => matching('[role="tab"][aria-selected="true"]').map(({ id }) => id);
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('what a fragment means', () => {
  it.each([
    ['', { tab: null, item: null }],
    ['#faq-panel-tours', { tab: 'tours', item: null }],
    ['#museum', { tab: 'ruins', item: 'museum' }],
    ['#site-links', { tab: null, item: null }],
  ])('"%s"', (hash, meaning) => {
    expect(parseFaqHash(hash)).toEqual(meaning);
  });
});

describe('the tabs', () => {
  it('are tied to their panels, of which one is shown', () => {
    renderQuestions();
    expect(part('faq-tab-ruins').parentElement).toHaveAttribute('aria-label', 'Questions');
    for (const { id, title } of faqGroups) {
      expect(tab(id)).toHaveTextContent(title);
      expect(tab(id)).toHaveAttribute('aria-controls', `faq-panel-${id}`);
      expect(part(`faq-panel-${id}`)).toHaveAttribute('role', 'tabpanel');
      expect(part(`faq-panel-${id}`)).toHaveAttribute('aria-labelledby', `faq-tab-${id}`);
      expect(part(`faq-panel-${id}`).querySelector('h2')).toHaveTextContent(title);
    }
    expect(selectedTabs()).toEqual(['faq-tab-ruins']);
    expect(part('faq-panel-ruins')).toBeVisible();
    expect(part('faq-panel-tours')).not.toBeVisible();
  });

  it('select by pointer, name themselves in the address, and Back returns', async () => {
    const { router } = renderQuestions();
    await user.click(tab('tours'));
    expect(router.state.location.hash).toBe('#tours');
    expect(part('faq-panel-tours')).toBeVisible();
    expect(part('faq-panel-ruins')).not.toBeVisible();
    await user.click(tab('ruins'));
    await act(() => router.navigate(-1));
    expect(selectedTabs()).toEqual(['faq-tab-tours']);
  });

  it('are one stop of the Tab key, with arrows, Home and End inside', async () => {
    renderQuestions();
    await user.tab();
    expect(tab('ruins')).toHaveFocus();
    for (const [key, id] of [
      ['{ArrowRight}', 'tours'],
      ['{ArrowRight}', 'ruins'],
      ['{ArrowLeft}', 'tours'],
      ['{Home}', 'ruins'],
      ['{End}', 'tours'],
      ['{ArrowUp}', 'tours'],
      [' ', 'tours'],
    ] as const) {
      await user.keyboard(key);
      expect(selectedTabs(), key).toEqual([`faq-tab-${id}`]);
      expect(tab(id)).toHaveFocus();
    }
    await user.tab();
    expect(question('getting-there')).toHaveFocus();
  });
});

describe('the questions', () => {
  it('are headings that open an answer labelled by them', () => {
    renderQuestions();
    for (const { id, question: text, answer } of faqGroups.flatMap((group) => group.items)) {
      expect(question(id)).toHaveTextContent(text);
      // The browser says what it is and whether it is open.
      expect(question(id)).not.toHaveAttribute('role');
      expect(question(id)).not.toHaveAttribute('aria-expanded');
      expect(question(id)).toHaveAttribute('aria-controls', `${id}-answer`);
      expect(question(id).querySelector('h3')).toHaveTextContent(text);
      expect(question(id).parentElement).toHaveAttribute('name', 'faq');
      expect(part(`${id}-answer`)).toHaveAttribute('role', 'region');
      expect(part(`${id}-answer`)).toHaveAttribute('aria-labelledby', `${id}-question`);
      expect([...part(`${id}-answer`).querySelectorAll('p')].map((p) => p.textContent)).toEqual(
        answer,
      );
    }
  });

  it('show one answer at a time, and none when the open one is pressed again', async () => {
    // jsdom follows links that have no address, so the address itself tells nothing here.
    const addresses = vi.spyOn(window.history, 'replaceState');
    renderQuestions();
    await user.click(question('museum'));
    expect(openQuestions()).toEqual(['museum-question']);
    expect(part('museum-answer')).toBeVisible();
    await user.click(question('climbing'));
    expect(openQuestions()).toEqual(['climbing-question']);
    expect(part('museum-answer')).not.toBeVisible();
    await user.keyboard('{Enter}');
    expect(openQuestions()).toEqual([]);
    await user.keyboard(' ');
    expect(openQuestions()).toEqual(['climbing-question']);
    expect(addresses.mock.calls.map(([, , address]) => address)).toEqual([
      '#museum',
      '#climbing',
      '#ruins',
      '#climbing',
    ]);
  });

  it('open by a link, from the start and later', async () => {
    const { router } = renderQuestions('#cost');
    expect(selectedTabs()).toEqual(['faq-tab-tours']);
    expect(openQuestions()).toEqual(['cost-question']);
    await nextFrame();
    expect(scrolledTo).toEqual(['cost']);
    await act(() => router.navigate('/faq#museum'));
    expect(selectedTabs()).toEqual(['faq-tab-ruins']);
    expect(openQuestions()).toEqual(['museum-question']);
    await nextFrame();
    expect(scrolledTo).toEqual(['cost', 'museum']);
  });
});
