/**
 * The browser's own translator (W3C Translation API, Chrome 138 and newer on desks): nothing is sent to anybody. A browser without it offers
 * no translation.
 */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';
type Pair = { sourceLanguage: string; targetLanguage: string };
type Translator = { translate(text: string): Promise<string>; destroy(): void };
type Detector = {
  detect(text: string): Promise<{ detectedLanguage: string; confidence: number }[]>;
  destroy(): void;
};
type Offered = {
  Translator?: { availability(pair: Pair): Promise<Availability>; create(pair: Pair): Promise<Translator> };
  LanguageDetector?: { availability(): Promise<Availability>; create(): Promise<Detector> };
};

/** Below it the text is too short, or of too many languages, to say which it is in. */
const SURE = 0.7;

/** True where the browser may be able to translate. */
export const canTranslate = (): boolean => (globalThis as Offered).Translator !== undefined;

/**
 * The translation that the browser offers of a text into a language (`ko`, `en`); null where it is in that language already, where the
 * browser cannot tell or has no translator for the two. The first translation may load its dictionary. @throws whatever the browser does
 */
export async function translationOf(text: string, language: string): Promise<(() => Promise<string>) | null> {
  const { Translator } = globalThis as Offered;
  const sourceLanguage = await languageOf(text);
  if (!Translator || !sourceLanguage || sourceLanguage === language) return null;
  const pair = { sourceLanguage, targetLanguage: language };
  if ((await Translator.availability(pair)) === 'unavailable') return null;
  return async () => {
    const translator = await Translator.create(pair);
    return translator.translate(text).finally(() => translator.destroy());
  };
}

/** The language of a text; null where the browser is not sure, or would have to load first what tells it. */
async function languageOf(text: string): Promise<string | null> {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  const { LanguageDetector } = globalThis as Offered;
  if (!LanguageDetector || (await LanguageDetector.availability()) !== 'available') return null;
  const detector = await LanguageDetector.create();
  const [guess] = await detector.detect(text).finally(() => detector.destroy());
  return guess && guess.confidence >= SURE ? guess.detectedLanguage.split('-')[0]! : null;
}
