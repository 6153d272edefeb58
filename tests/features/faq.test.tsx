import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { faqGroups } from '#content/content.data.ts';
import { FaqQuestions } from '#features/faq/FaqQuestions.tsx';
import { renderAt } from '#tests/support/page.tsx';

beforeEach(() => {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = () => {};
});

const renderQuestions = (hash = '') => renderAt(`/faq${hash}`, <FaqQuestions />);
const user = userEvent.setup();

// Finds an element by its id. A query by role takes seconds on a page of this size.
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

it('the FAQ connects tabs to panels, and groups its questions by name', () => {
  renderQuestions();
  expect(part('faq-tab-ruins').parentElement).toHaveAttribute('aria-label', 'Questions');
  for (const { id, title, items } of faqGroups) {
    const panel = part(`faq-panel-${id}`);
    expect(tab(id)).toHaveTextContent(title);
    expect(tab(id)).toHaveAttribute('aria-controls', panel.id);
    expect(panel).toHaveAttribute('role', 'tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', `faq-tab-${id}`);
    expect(panel.querySelector('h2')).toHaveTextContent(title);
    for (const item of items) {
      const details = question(item.id).parentElement;
      expect(question(item.id).querySelector('h3')).toHaveTextContent(item.question);
      expect(details).toHaveAttribute('name', 'faq');
      const answer = [...(details?.querySelectorAll('p') ?? [])];
      expect(answer.map((p) => p.textContent)).toEqual(item.answer);
    }
  }
});

it('choosing an FAQ tab shows the panel of the tab and updates the URL', async () => {
  const { router } = renderQuestions();
  expect(selectedTabs()).toEqual(['faq-tab-ruins']);
  await user.click(tab('tours'));
  expect(router.state.location.hash).toBe('#tours');
  expect(part('faq-panel-tours')).toBeVisible();
  expect(part('faq-panel-ruins')).not.toBeVisible();
  await user.tab();
  expect(question('getting-there')).toHaveFocus();
  await user.click(tab('ruins'));
  await act(() => router.navigate(-1));
  expect(selectedTabs()).toEqual(['faq-tab-tours']);
  // The focus has not moved, so the space bar activates the same tab.
  await user.keyboard(' ');
  expect(selectedTabs()).toEqual(['faq-tab-ruins']);
});

it.each([
  ['#cost', 'faq-tab-tours', ['cost-question']],
  ['#faq-panel-tours', 'faq-tab-tours', []],
  ['#site-links', 'faq-tab-ruins', []],
])('the FAQ opens the question or tab for the hash %s', async (hash, selected, opened) => {
  const { router } = renderQuestions(hash);
  expect([selectedTabs(), openQuestions()]).toEqual([[selected], opened]);
  await act(() => router.navigate('/faq#museum'));
  expect([selectedTabs(), openQuestions()]).toEqual([['faq-tab-ruins'], ['museum-question']]);
});

it('opening an FAQ question updates the URL hash without a new history entry', async () => {
  renderQuestions();
  const entries = window.history.length;
  await user.click(question('museum'));
  await waitFor(() => expect(window.location.hash).toBe('#museum'));
  expect(openQuestions()).toEqual(['museum-question']);
  await user.click(question('wildlife'));
  await waitFor(() => expect(openQuestions()).toEqual(['wildlife-question']));
  await user.click(question('wildlife'));
  await waitFor(() => expect(window.location.hash).toBe('#ruins'));
  expect(openQuestions()).toEqual([]);
  expect(window.history.length).toBe(entries);
});
