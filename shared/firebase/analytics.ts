import {
  type Analytics,
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from 'firebase/analytics';
import { firebaseApp } from './app';

// To import this module fetches nothing of Google's; to start does. Nobody may do either before the person agreed.

let analytics: Analytics | undefined;

/** What every event is told from: the page's own address holds ids of records, and its title names. */
const PAGE = { page_title: 'Facility Back Office', page_referrer: '' };

/** Loads Google Analytics, once per page, and lets it collect. Gives whether this browser can. */
export async function startAnalytics(): Promise<boolean> {
  if (!(await isSupported())) return false;
  if (!analytics) {
    setConsent({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    analytics = initializeAnalytics(firebaseApp(), {
      config: {
        ...PAGE,
        page_location: location.origin,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    });
  }
  setAnalyticsCollectionEnabled(analytics, true);
  return true;
}

/** Ends collecting. What Google's script keeps in this browser stays until the page is left. */
export function stopAnalytics(): void {
  if (analytics) setAnalyticsCollectionEnabled(analytics, false);
}

/** Tells an event of the screen with a pattern; nothing before `startAnalytics`. */
export function tellAnalytics(
  name: string,
  screen: string,
  parameters: Readonly<Record<string, string | number>>,
): void {
  if (analytics)
    logEvent(analytics, name, { ...parameters, ...PAGE, page_location: location.origin + screen });
}
