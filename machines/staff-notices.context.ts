import type { IsoDay } from '#domain/site/calendar.ts';
import { noNotices, type Closure, type Notices } from '#domain/notices/notices.ts';
import {
  emptyBanner,
  emptyClosure,
  type BannerDraft,
  type ClosureDraft,
} from '#domain/notices/staff-notices.ts';

export interface NoticesFile {
  readonly origin: 'site' | 'new' | 'disk';
  /** The file name, if the file is from this device; null for other origins. */
  readonly name: string | null;
  /** The content of the file; null if the site has no file, so that nothing is closed. */
  readonly text: string | null;
}

/** The origin of the open file; `missing` if the site has no file. */
export type FileOrigin = NoticesFile['origin'] | 'missing';

export interface StaffNoticesContext {
  today: IsoDay;
  /** The notices when the file was last opened or exported. */
  opened: Notices;
  origin: FileOrigin;
  /** The file name, if the file is from this device; null for other origins. */
  fileName: string | null;
  /** The parts of the opened file that could not be read. */
  problems: readonly string[];
  /** The fields of the opened file that this site does not recognize. */
  unknown: readonly string[];
  closedDays: readonly Closure[];
  closure: ClosureDraft;
  /** True after an invalid closure was submitted, so that the form shows its error messages. */
  showsErrors: boolean;
  banner: BannerDraft;
  /** The file that staff wanted to open while there were unsaved changes, either from the device or from the site. */
  requestedFile: NoticesFile | null;
  /** The last change, which is announced to screen readers. */
  statusMessage: string;
}

export type StaffNoticesEvent =
  | { type: 'session.start'; today: IsoDay }
  | { type: 'site.load' }
  | { type: 'file.open'; file: NoticesFile }
  | { type: 'file.begin' }
  | { type: 'day.choose'; day: IsoDay }
  | { type: 'closure.change'; patch: Partial<ClosureDraft> }
  | { type: 'closure.add' }
  | { type: 'closure.remove'; index: number }
  | { type: 'past.drop' }
  | { type: 'banner.change'; patch: Partial<BannerDraft> }
  | { type: 'file.export' }
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
  showsErrors: false,
  banner: emptyBanner,
  requestedFile: null,
  statusMessage: '',
};
