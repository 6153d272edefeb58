import { expect, received, test } from './booking-fixtures.ts';
import { answerPath } from './pages/answer-link.ts';
import { guest } from './pages/booking-page.ts';
import { openPage, violations } from './pages/visitor.ts';

const draft = { ...guest, persons: '4', pickupLocation: 'Cruise-port area, Belize City' };
const lines = [
  'Ship: MSC Seaside',
  'Back on board by: 4:30 PM (Belize time)',
  'Children: 2 children, ages 6 and 9',
  'Answer by: WhatsApp',
  'Came from: instagram',
];

test('children, ship, WhatsApp and the source reach the review, the email and the answer page', async ({
  booking,
  desk,
  page,
}) => {
  await openPage(page, '/?utm_source=instagram');
  await booking.open();
  await booking.fillTrip(draft);
  await booking.continue();
  await booking.expectStep(2);
  await booking.fillStay(draft);
  const { form } = booking;
  await form.getByText('Children, or an answer by WhatsApp').click();
  await form.getByRole('textbox', { name: 'Ages of the children' }).fill('6 and 9');
  await form.getByRole('combobox', { name: 'Answer by' }).selectOption('WhatsApp');
  await form.getByRole('textbox', { name: 'Ship' }).fill('MSC Seaside');
  await form.getByLabel('Back on board by').fill('16:30');
  expect(await violations(page)).toEqual([]);
  await booking.continue();
  await booking.expectStep(3);
  for (const answer of ['2 children, ages 6 and 9', 'MSC Seaside', '4:30 PM (Belize time)']) {
    await expect(form.getByText(answer)).toBeVisible();
  }
  await form.getByRole('button', { name: 'Change Children' }).click();
  await expect(form.getByRole('textbox', { name: 'Ages of the children' })).toBeFocused();
  await booking.continue();
  await booking.expectStep(3);
  await page.clock.runFor(3000);
  await booking.submit.click();
  await expect(received(page)).toBeVisible();

  const [mail] = desk.mails();
  expect(mail?.text.replaceAll('\r\n', '\n')).toContain(`\n${lines.join('\n')}\n`);
  expect(mail?.html).toContain(`\n${lines.join('\n')}</pre>`);
  expect(mail?.text).toContain('CRUISE SHIP: MSC Seaside. The guests must be back on board');

  await openPage(page, answerPath(desk));
  const request = page.getByRole('region', { name: 'The request' });
  for (const line of lines) {
    const [label = '', value = ''] = line.split(/: (.*)/);
    const fact = request.locator('dl > div', {
      has: page.getByRole('term').getByText(label, { exact: true }),
    });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Send by/ }).first()).toHaveText('Send by WhatsApp');
  expect(await violations(page)).toEqual([]);
});
