import Mustache from 'mustache';

export type Params = Readonly<Record<string, unknown>>;

/** A rendered piece, and the variables that it names but the request did not send. */
export interface Rendered {
  readonly text: string;
  readonly missing: readonly string[];
}

const anyTag = /\{\{([\s\S]*?)\}?\}\}/g;
const legalTag = /^[#^/&]?\s*(\.|[A-Za-z_]\w*(\.[A-Za-z_]\w*)*)$/;

/** The tags that EmailJS refuses: triple braces, partials, comments, changed delimiters, odd names. */
export function illegalTags(template: string): string[] {
  return [...template.matchAll(anyTag)]
    .filter(([, inner = '']) => !legalTag.test(inner.trim()))
    .map(([tag]) => tag);
}

/** What keeps a template from being rendered: illegal tags, sections left open; empty if nothing. */
export function mistakesOf(template: string): string[] {
  const illegal = illegalTags(template);
  if (illegal.length > 0) return illegal.map((tag) => `illegal tag ${tag}`);
  try {
    Mustache.parse(template);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Renders with every value escaped for HTML. */
export function renderHtml(template: string, params: Params): Rendered {
  return render(template, params, Mustache.escape);
}

/** Renders as it is, for the text alternative. */
export function renderText(template: string, params: Params): Rendered {
  return render(template, params, String);
}

/** Renders one header field: unescaped, and on one line, so that no value can add a header. */
export function renderHeader(template: string, params: Params): Rendered {
  const { text, missing } = renderText(template, params);
  // Not line breaks alone: the SMTP client folds long headers at any white space, such as U+FEFF, but
  // a folded line that starts with anything else than a space or a tab is a new header.
  return { text: text.replace(/[^\S ]+/g, ' ').trim(), missing };
}

function render(template: string, params: Params, escape: (value: string) => string): Rendered {
  const missing = new Set<string>();
  // Without a prototype, so that {{constructor}} is a missing variable and not a function.
  const view: unknown = Object.assign(Object.create(null), params);
  const context = new WatchedContext(view, undefined, (name) => missing.add(name));
  return { text: Mustache.render(template, context, {}, { escape }), missing: [...missing] };
}

class WatchedContext extends Mustache.Context {
  private readonly onMissing: (name: string) => void;

  constructor(
    view: unknown,
    parent: Mustache.Context | undefined,
    onMissing: (name: string) => void,
  ) {
    super(view, parent);
    this.onMissing = onMissing;
  }

  override push(view: unknown): WatchedContext {
    return new WatchedContext(view, this, this.onMissing);
  }

  override lookup(name: string): unknown {
    const value: unknown = super.lookup(name);
    if (value === undefined) this.onMissing(name);
    return value;
  }
}
