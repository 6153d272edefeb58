/** What an event carries, by event type and by a name for the case, such as `new-visitor`. */
export type Samples = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** How an invoked actor can end, by its source: values it gives and errors it fails with, each under a name. */
export type Outcomes = Readonly<
  Record<
    string,
    {
      readonly done: Readonly<Record<string, unknown>>;
      readonly failed: Readonly<Record<string, unknown>>;
    }
  >
>;
