import { z } from 'zod';

const bodySchema = z.looseObject({
  user_id: z.optional(z.unknown()),
  service_id: z.optional(z.unknown()),
  template_id: z.optional(z.unknown()),
  template_params: z.record(z.string(), z.unknown()).catch({}),
});

/** What a request sent, by the names on the wire. */
export type SentBody = Readonly<z.infer<typeof bodySchema>>;

/** The body of a request to send; null unless it is a JSON object. */
export function parseBody(raw: string): SentBody | null {
  try {
    return bodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
