/**
 * "Read this site in English?" in the browser languages most common among our visitors, keyed by the beginning of the BCP 47 tag. A longer match
 * wins.
 */
export const languageOffers: Readonly<Record<string, string>> = {
  ar: 'هل تريد قراءة هذا الموقع بالإنجليزية؟',
  bn: 'সাইটটি কি ইংরেজিতে পড়বেন?',
  de: 'Diese Website auf Englisch lesen?',
  es: '¿Leer este sitio en inglés?',
  fr: 'Lire ce site en anglais ?',
  hi: 'क्या आप यह साइट अंग्रेज़ी में पढ़ना चाहेंगे?',
  id: 'Baca situs ini dalam bahasa Inggris?',
  ja: 'このサイトを英語で読みますか？',
  kk: 'Бұл сайтты ағылшынша оқисыз ба?',
  mn: 'Энэ сайтыг англи хэлээр унших уу?',
  ms: 'Baca laman ini dalam bahasa Inggeris?',
  pt: 'Ler este site em inglês?',
  ru: 'Читать этот сайт на английском?',
  th: 'ต้องการอ่านเว็บไซต์นี้เป็นภาษาอังกฤษไหม',
  tr: 'Bu siteyi İngilizce okumak ister misiniz?',
  uk: 'Читати цей сайт англійською?',
  uz: 'Bu saytni ingliz tilida oʻqiysizmi?',
  vi: 'Bạn muốn đọc trang này bằng tiếng Anh không?',
  zh: '要用英文阅读本网站吗？',
  'zh-Hant': '要用英文閱讀本網站嗎？',
  'zh-HK': '要用英文閱讀本網站嗎？',
  'zh-TW': '要用英文閱讀本網站嗎？',
};

/** Returns the offer in the first of the browser's languages (BCP 47 tags) that has a translation, otherwise in English. */
export function languageOffer(preferred: readonly string[]): { lang: string; text: string } {
  for (const tag of preferred) {
    const begins = (each: string) => tag === each || tag.startsWith(`${each}-`);
    const [lang] = Object.keys(languageOffers)
      .filter(begins)
      .sort((one, other) => other.length - one.length);
    if (lang) return { lang, text: languageOffers[lang]! };
  }
  return { lang: 'en', text: 'Read this site in English?' };
}
