import type { IsoDay } from '#domain/site/calendar.ts';
import { noNotices, type Closure, type Notices } from '#domain/notices/notices.ts';
import {
  emptyBanner,
  emptyClosure,
  type BannerDraft,
  type ClosureDraft,
} from '#domain/notices/staff-notices.ts';

export interface OpenedFile {
  readonly origin: 'site' | 'begun' | 'disk';
  /** Its name on the disk; null for any other. */
  readonly name: string | null;
  /** Null where the site has none, so that nothing is closed. */
  readonly text: string | null;
}

/** Where the file on the page comes from; `missing` if the site was asked and has none. */
export type FileOrigin = OpenedFile['origin'] | 'missing';

export interface StaffNoticesContext {
  today: IsoDay;
  /** The file as it was opened or last taken along. */
  opened: Notices;
  origin: FileOrigin;
  /** Of the file on the disk that was opened; null for any other. */
  fileName: string | null;
  /** What could not be read of the opened file. */
  problems: readonly string[];
  /** What of the opened file this site has no place for. */
  unknown: readonly string[];
  closedDays: readonly Closure[];
  closure: ClosureDraft;
  /** Whether closing days was refused, so that the messages of its form are shown. */
  isRefused: boolean;
  banner: BannerDraft;
  /** What was asked for while there were changes: a file from the disk, or the site's own. */
  wanted: OpenedFile | null;
  /** What happened last, for those who listen. */
  statusMessage: string;
}

export type StaffNoticesEvent =
  | { type: 'session.start'; today: IsoDay }
  | { type: 'site.load' }
  | { type: 'file.open'; file: OpenedFile }
  | { type: 'file.begin' }
  | { type: 'day.choose'; day: IsoDay }
  | { type: 'closure.change'; patch: Partial<ClosureDraft> }
  | { type: 'closure.add' }
  | { type: 'closure.remove'; index: number }
  | { type: 'past.drop' }
  | { type: 'banner.change'; patch: Partial<BannerDraft> }
  | { type: 'file.take' }
  | { type: 'replace.confirm' }
  | { type: 'replace.cancel' };

export const initialContext: StaffNoticesContext = {
  today: '',
  opened: noNotices,
  origin: 'site',
  fileName: null,
  problems: [],
  unknown: [],
  closedDays: [],
  closure: emptyClosure,
  isRefused: false,
  banner: emptyBanner,
  wanted: null,
  statusMessage: '',
};
