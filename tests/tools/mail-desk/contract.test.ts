import { describe, expect, it } from 'vitest';
import { defaultAccount, type MailDeskAccount } from '#tools/mail-desk/account.ts';
import { refusalOf, refusals, type Submission } from '#tools/mail-desk/contract.ts';
import { createRateLimit } from '#tools/mail-desk/rate-limit.ts';
import type { MailTemplate } from '#tools/mail-desk/template-files.ts';
import { sdkBody } from './support.ts';

/** A submission that can be spoilt in several ways at once. */
interface Draft {
  body: Record<string, unknown> | null;
  params: Record<string, unknown>;
  account: MailDeskAccount;
  template: MailTemplate;
  origin: string | undefined;
  userAgent: string;
  takeTurn: () => boolean;
}

const goodDraft = (): Draft => ({
  body: sdkBody(),
  params: {},
  account: defaultAccount,
  template: {
    html: '<p>{{a}}</p>',
    text: '{{a}}',
    subject: '{{a}}',
    fromName: '',
    to: 'x@y.example',
    replyTo: '',
  },
  origin: 'https://site.example',
  userAgent: 'Mozilla/5.0',
  takeTurn: () => true,
});

const submissionOf = ({ body, params, ...rest }: Draft): Submission => ({
  ...rest,
  body: body && { ...body, template_params: params },
});

const setField = (draft: Draft, name: string, value: unknown) => {
  if (draft.body) draft.body[name] = value;
};

/** Every row of the contract, in its order: how to provoke it, and the service's exact answer. */
const rows: readonly {
  when: string;
  spoil: (draft: Draft) => void;
  status: number;
  text: string;
}[] = [
  {
    when: 'the body is not a JSON object',
    spoil: (draft) => {
      draft.body = null;
    },
    status: 400,
    text: 'Bad Request',
  },
  {
    when: 'user_id is missing',
    spoil: (draft) => setField(draft, 'user_id', undefined),
    status: 400,
    text: 'The user_id parameter is required',
  },
  {
    when: 'service_id is missing',
    spoil: (draft) => setField(draft, 'service_id', ''),
    status: 400,
    text: 'The service_id parameter is required',
  },
  {
    when: 'template_id is missing',
    spoil: (draft) => setField(draft, 'template_id', null),
    status: 400,
    text: 'The template_id parameter is required',
  },
  {
    when: 'user_id is unknown',
    spoil: (draft) => setField(draft, 'user_id', 'somebody-else'),
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  {
    when: 'it does not come from a browser, and only browsers may send',
    spoil: (draft) => {
      draft.userAgent = 'curl/8.5.0';
    },
    status: 403,
    text: 'API access from non-browser environments is currently disabled',
  },
  {
    when: 'its origin is not among the allowed ones',
    spoil: (draft) => {
      draft.account = { ...draft.account, allowedOrigins: ['https://other.example'] };
    },
    status: 403,
    text: 'Forbidden',
  },
  {
    when: 'a private key is demanded and none, or a wrong one, was sent',
    spoil: (draft) => {
      draft.account = { ...draft.account, privateKey: 'secret' };
      setField(draft, 'accessToken', 'guess');
    },
    status: 403,
    text: 'API access in strict mode, but no Private Key was provided',
  },
  {
    when: 'it follows too soon',
    spoil: (draft) => {
      draft.takeTurn = () => false;
    },
    status: 429,
    text: 'Too Many Requests',
  },
  {
    when: 'the service is unknown',
    spoil: (draft) => setField(draft, 'service_id', 'gmail'),
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  {
    when: 'the template is unknown',
    spoil: (draft) => setField(draft, 'template_id', 'welcome'),
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  {
    when: 'template_params is too large',
    spoil: (draft) => {
      draft.params = { ...draft.params, a: 'x'.repeat(50 * 1024 - '{"a":""}'.length + 1) };
    },
    status: 413,
    text: 'Variables size limit',
  },
  {
    when: 'the template demands reCAPTCHA and no response was sent',
    spoil: (draft) => {
      draft.account = { ...draft.account, requiresRecaptcha: true };
    },
    status: 400,
    text: 'reCAPTCHA: The g-recaptcha-response parameter not found',
  },
  {
    when: 'the template holds an illegal tag',
    spoil: (draft) => {
      draft.template = { ...draft.template, subject: 'Hello {{first name}}' };
    },
    status: 422,
    text: 'Template: One or more dynamic variables are corrupted',
  },
  {
    when: 'the rendered To is empty',
    spoil: (draft) => {
      draft.template = { ...draft.template, to: ' {{recipient}}\r\n' };
    },
    status: 422,
    text: 'The recipients address is empty',
  },
];

describe('the checks of the e-mail service', () => {
  it('are exactly the rows of the contract, in its order', () => {
    expect(refusals.map(({ when, status, text }) => ({ when, status, text }))).toEqual(
      rows.map(({ when, status, text }) => ({ when, status, text })),
    );
  });

  it('let a good request pass', () => {
    expect(refusalOf(submissionOf(goodDraft()))).toBeNull();
  });

  it.each(rows)('answer $status "$text" when $when', ({ spoil, status, text }) => {
    const draft = goodDraft();
    spoil(draft);

    expect(refusalOf(submissionOf(draft))).toEqual({ status, text });
  });

  it.each(rows.map((row, index) => ({ ...row, later: rows.slice(index + 1) })))(
    'see that $when before anything that stands later',
    ({ spoil, later, status, text }) => {
      const draft = goodDraft();
      for (const row of later.toReversed()) row.spoil(draft);
      spoil(draft);

      expect(refusalOf(submissionOf(draft))).toEqual({ status, text });
    },
  );
});

describe('a request passes', () => {
  const passes = (change: (draft: Draft) => void) => {
    const draft = goodDraft();
    change(draft);
    return refusalOf(submissionOf(draft)) === null;
  };

  it.each<[string, (draft: Draft) => void]>([
    [
      'from a program, if the account allows it',
      (draft) => {
        draft.account = { ...draft.account, allowNonBrowser: true };
        draft.origin = undefined;
        draft.userAgent = '';
      },
    ],
    [
      'from an origin that is listed',
      (draft) => {
        draft.account = { ...draft.account, allowedOrigins: ['https://site.example'] };
      },
    ],
    [
      'with the private key that is demanded',
      (draft) => {
        draft.account = { ...draft.account, privateKey: 'secret' };
        setField(draft, 'accessToken', 'secret');
      },
    ],
    ['for the default service', (draft) => setField(draft, 'service_id', 'default_service')],
    [
      'with parameters of exactly 50 KiB',
      (draft) => {
        draft.params = { a: 'x'.repeat(50 * 1024 - '{"a":""}'.length) };
      },
    ],
    [
      'with the reCAPTCHA response that is demanded',
      (draft) => {
        draft.account = { ...draft.account, requiresRecaptcha: true };
        draft.params = { 'g-recaptcha-response': 'token' };
      },
    ],
  ])('%s', (_, change) => {
    expect(passes(change)).toBe(true);
  });

  it('unless it has a browser name but no origin', () => {
    expect(
      passes((draft) => {
        draft.origin = undefined;
      }),
    ).toBe(false);
  });
});

describe('the rate limit', () => {
  it('gives each key one turn a second, counted from its last turn', () => {
    let time = 0;
    const takeTurn = createRateLimit(1000, () => time);

    const turns = [0, 999, 1000, 1999, 2000].map((at) => {
      time = at;
      return takeTurn('ada');
    });

    expect(turns).toEqual([true, false, true, false, true]);
    expect(takeTurn('charles')).toBe(true);
  });

  it('of 0 lets everything pass', () => {
    const takeTurn = createRateLimit(0, () => 5);

    expect([takeTurn('ada'), takeTurn('ada')]).toEqual([true, true]);
  });
});
