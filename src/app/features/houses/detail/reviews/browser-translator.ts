/**
 * The browser's own translator (W3C Translation API, Chrome 138 and later on desktops), which sends nothing to anybody. Other browsers offer no
 * translation.
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

/** Confidence below which a text is too short, or in too many languages, to tell its language. */
const SURE = 0.7;

/** True if the browser may be able to translate. */
export const canTranslate = (): boolean => (globalThis as Offered).Translator !== undefined;

/**
 * Returns the browser's translation of a text into a language (`ko`, `en`); null if the text is in it already, or if the browser cannot detect its
 * language or translate the pair. The first translation may load a dictionary.
 * @throws any error of the browser
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

/** Detects the language of a text; null if the browser is not sure, or would first have to load its detector. */
async function languageOf(text: string): Promise<string | null> {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  const { LanguageDetector } = globalThis as Offered;
  if (!LanguageDetector || (await LanguageDetector.availability()) !== 'available') return null;
  const detector = await LanguageDetector.create();
  const [guess] = await detector.detect(text).finally(() => detector.destroy());
  return guess && guess.confidence >= SURE ? guess.detectedLanguage.split('-')[0]! : null;
}
