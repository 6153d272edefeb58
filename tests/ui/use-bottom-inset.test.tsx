import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';

import { useBottomInset } from '#ui/use-bottom-inset.ts';

function Bar({ height }: { height: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useBottomInset(ref);
  return <div ref={ref} style={{ position: 'fixed', bottom: 0 }} data-height={height} />;
}

const covered = () =>
  ['--bottom-inset', '--bottom-inset-at-end'].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  );

it('the bottom inset equals the height of the tallest fixed bar', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return Number(this.dataset['height']);
  });
  const bars = (...heights: number[]) =>
    heights.map((height) => <Bar key={height} height={height} />);
  const { rerender, unmount } = render(bars(40, 72));
  // jsdom has no layout, so only the window has a size.
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(covered()).toEqual(['72px', '72px']);
  rerender(bars(40));
  expect(covered()).toEqual(['40px', '40px']);
  unmount();
  expect(covered()).toEqual(['', '']);
});
