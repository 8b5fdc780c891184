import type { Locale } from '../i18n/locales';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Folded words without meaning for search. They are dropped from queries that have other words, because people type
 * whole questions. The index needs no list, because it drops words that most sections have.
 */
export const stopWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'a an and are be by can do does for from how i in into is it its me my of on or should so that the this to use using want was what when where which why with you your',
  ),
  es: list(
    'a al como con cual cuando de del desde donde e el en es esta este la las lo los mi mis o para pero por porque puedo que quiero se ser si sin son su sus un una uno usar y',
  ),
  de: list(
    'als am an auf aus bei das dem den der des die ein eine einem einen einer eines es fur gibt ich im in ist kann man mein meine mit nach oder sich sind und von vom was wann warum welche welcher wenn werden wie wird wo zu zum zur',
  ),
  fr: list(
    'a au aux avec ce ces comment d dans de des du elle en est et faire il j je l la le les ma mes mon n on ou par peut pour pourquoi puis qu quand que quel quelle qui sa se ses son sont sur un une utiliser',
  ),
  nl: list(
    'aan als bij dat de deze die dit door een en er gebruik gebruiken hebben het hoe ik in is je kan kun maak maken met mijn na naar of om op over te tot uit van voor waar wanneer waarom wat welke wordt zijn',
  ),
  fi: list(
    'ei en etta ja joka jos kanssa kuin kun kuinka kaytan mika milloin minun missa mista miten mitka mutta myos niin ole olla on onko ovat se sen tai tama teen voi voiko',
  ),
  zh: list('的 了 和 是 在 如何 怎么 怎样 什么'),
};
