import { render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import type { Notices } from '#domain/notices/notices.ts';
import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider, useClosedDays } from '#features/notices/notices-context.tsx';
import { loadNotices } from '#services/notices.ts';

const flood = { id: 'flood', text: 'The river is high. <b>Tours</b> start at nine.' };
const notices: Notices = {
  closedDays: [{ from: '2027-03-26', to: '2027-03-26', reason: 'Good Friday' }],
  banner: flood,
};

vi.mock('#services/notices.ts', { spy: true });

const ClosedDays = () => <output>{JSON.stringify(useClosedDays())}</output>;

function app(load: typeof loadNotices) {
  vi.mocked(loadNotices).mockImplementation(load);
  return (
    <StrictMode>
      <NoticesProvider>
        <ClosedDays />
        <NoticesBanner />
      </NoticesProvider>
    </StrictMode>
  );
}

it('the page does not request notices while it is prerendered', () => {
  const load = vi.fn<typeof loadNotices>();
  expect(renderToString(app(load))).toContain('<output>null</output>');
  expect(load).not.toHaveBeenCalled();
});

it('the page shows the banner and the closed days after the notices load', async () => {
  render(app(() => Promise.resolve(notices)));
  const banner = await screen.findByRole('region', { name: 'Notice' });
  expect(within(banner).getByText(flood.text)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(notices.closedDays));
});

it.each(['focus', 'online'])(
  'after a failure, the page loads the notices again on the window event %s',
  async (sign) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const load = vi.fn<typeof loadNotices>(() => Promise.reject(new Error('no answer')));
    render(app(load));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    for (const delayMs of [1000, 2000, 4000]) await vi.advanceTimersByTimeAsync(delayMs);
    const before = load.mock.calls.length;
    load.mockResolvedValue(notices);
    window.dispatchEvent(new Event(sign));
    expect(load).toHaveBeenCalledTimes(before + 1);
    expect(await screen.findByRole('region', { name: 'Notice' })).toBeVisible();
  },
);
