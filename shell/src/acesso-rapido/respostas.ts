import { nomeProprio, paraBusca, relevancia } from '@merenda/shared/formatos';
import { caminhoDe, temAsPalavras, type Lugar } from './lugares.js';
import type { NomeDoComando } from './palavras-do-shell.js';

/** What a search needs of the user's world. It is pure: everything that it knows comes with the call. */
export interface Mundo {
  /** What the user may open. */
  lugares: readonly Lugar[];
  /** The units on which the user works, with their stocks. */
  unidades: readonly { id: number; unidadeEducacional: { id: number; nome: string } }[];
  /** What the user has opened, the newest first. */
  vistos: readonly Opcao[];
}

/** Something that can be opened, or a command of the search, which has no address. */
export interface Opcao {
  titulo: string;
  detalhe: string;
  endereco: string;
  comando?: NomeDoComando;
}

/** A record that the server has found. */
export interface Registro extends Opcao {
  id: number;
  /** Name of its kind: 'Produtos'. */
  grupo: string;
  /** Only words that are almost those of the term are in it. */
  parecido?: boolean;
}

export interface Grupo {
  titulo: string;
  opcoes: readonly Opcao[];
}

/** So many of a group of screens and actions are shown. */
const POR_GRUPO = 6;
const PARECIDAS = 5;
const VOCE_QUIS_DIZER = 'Você quis dizer';

/** They say nothing about what is looked for. */
const VAZIAS = new Set(
  'a o as os e de da do das dos em na no nas nos para pra pro por com um uma ao aos ver abrir ir quero como onde meu minha'.split(
    ' ',
  ),
);

/** The singular of a word, roughly: both sides of a comparison are reduced alike. */
const singular = (palavra: string): string =>
  palavra.length < 4
    ? palavra
    : palavra
        .replace(/(o|a)es$/, 'ao')
        .replace(/([rz])es$/, '$1')
        .replace(/ns$/, 'm')
        .replace(/([^s])s$/, '$1');

/** The words of a text with their singulars, without the empty ones unless there are only such. */
function palavrasDe(texto: string): string[] {
  const todas = paraBusca(texto)
    .split(/[\s,;:()–]+/)
    .filter((palavra) => palavra !== '');
  const cheias = todas.filter((palavra) => !VAZIAS.has(palavra));
  return (cheias.length > 0 ? cheias : todas).map(singular);
}

// How well a place answers, the less the better. From `FRACA` on it is only what the user may have meant.
const IGUAL = 0;
const NA_UNIDADE = 0.5;
const NA_FRASE = 1;
const ESPALHADA = 2;
const SO_UNIDADE = 3;
const FRACA = 5;
/** Only a part of the term names the place. */
const EM_PARTE_DO_TERMO = 5.5;

/** Whether all of these words are in the term. */
const estaEm = (termo: readonly string[], palavras: readonly string[]): boolean =>
  palavras.every((uma) => termo.includes(uma));

/** The words begin words of the text. */
const comecam = (texto: string, palavras: readonly string[]): boolean => {
  const sua = relevancia(texto, palavras);
  return sua !== null && sua <= 1;
};

/** The words of the title of a place and of its other names, read once. */
const lidas = new WeakMap<Lugar, Frase[]>();
interface Frase {
  palavras: readonly string[];
  texto: string;
}

function frasesDe(lugar: Lugar): readonly Frase[] {
  const antes = lidas.get(lugar);
  if (antes) return antes;
  const { titulo, doRegistro, palavras: outras } = lugar;
  const frases = [titulo, ...(doRegistro ? [doRegistro.titulo] : []), ...outras].map((frase) => {
    const palavras = palavrasDe(frase);
    return { palavras, texto: palavras.join(' ') };
  });
  lidas.set(lugar, frases);
  return frases;
}

/** How well a place answers; null: not at all. */
function pontosDo(lugar: Lugar, termo: readonly string[]): number | null {
  const frases = frasesDe(lugar);
  const procurado = termo.join(' ');
  let melhor = Infinity;
  frases.forEach(({ palavras, texto }, i) => {
    // The title counts a little more than the other words.
    const outra = i === 0 ? 0 : 0.01;
    if (texto === procurado) melhor = Math.min(melhor, IGUAL + outra);
    else if (comecam(texto, termo))
      melhor = Math.min(
        melhor,
        NA_FRASE + outra + (texto.startsWith(procurado) ? 0 : 0.3) + 0.02 * (palavras.length - termo.length),
      );
  });
  if (melhor < Infinity) return melhor;
  const tudo = [...frases.map(({ texto }) => texto), paraBusca(lugar.detalhe)].join('\n');
  if (comecam(tudo, termo)) return ESPALHADA;
  if (frases.some(({ texto }) => relevancia(texto, termo) !== null)) return FRACA;
  if (relevancia(tudo, termo) !== null) return FRACA + 0.25;
  const ditas = Math.max(0, ...frases.map(({ palavras }) => (estaEm(termo, palavras) ? palavras.length : 0)));
  return ditas > 0 && ditas * 2 >= termo.length ? EM_PARTE_DO_TERMO + 0.5 - Math.min(ditas, 4) * 0.1 : null;
}

/** What a term asks for: places by their words, and what is left of it. */
interface Nomeado {
  /** Places whose records, or whose act on a record, the term names. */
  alvos: readonly Lugar[];
  /** The term without their words: what the record is called. */
  resto: string;
}

/** Takes the longest words of a place from the beginning or the end of the term, as long as something is left. */
function lerNomeado(lugares: readonly Lugar[], termo: string): Nomeado {
  const candidatos = lugares
    .filter(({ registros, doRegistro }) => registros ?? doRegistro)
    .map((lugar) => ({ lugar, frases: frasesDe(lugar).map(({ palavras }) => palavras) }));
  const alvos = new Set<Lugar>();
  let resto = paraBusca(termo).split(' ');
  for (;;) {
    resto = semVazias(resto);
    const achadas = candidatos.flatMap(({ lugar, frases }) =>
      frases.flatMap((frase) => {
        const sobra = semAFrase(resto, frase);
        return sobra === null ? [] : [{ lugar, sobra }];
      }),
    );
    const menor = Math.min(...achadas.map(({ sobra }) => sobra.length));
    const melhores = achadas.filter(({ sobra }) => sobra.length === menor);
    const [primeira] = melhores;
    if (!primeira) return { alvos: [...alvos], resto: resto.join(' ') };
    for (const { lugar } of melhores) alvos.add(lugar);
    resto = primeira.sobra;
  }
}

/** The words of a term before or after a phrase; null where it does not begin or end with the phrase, or is no more. */
function semAFrase(termo: readonly string[], frase: readonly string[]): string[] | null {
  const depois = termo.length - frase.length;
  if (depois <= 0) return null;
  const esta = (em: number) => frase.every((uma, i) => uma === singular(termo[em + i] ?? ''));
  if (esta(0)) return termo.slice(frase.length);
  return esta(depois) ? termo.slice(0, depois) : null;
}

function semVazias(palavras: readonly string[]): string[] {
  const vazia = (palavra: string | undefined) => palavra !== undefined && VAZIAS.has(palavra);
  let [de, ate] = [0, palavras.length];
  while (ate - de > 1 && vazia(palavras[de])) de += 1;
  while (ate - de > 1 && vazia(palavras[ate - 1])) ate -= 1;
  return palavras.slice(de, ate);
}

interface Pontuada {
  opcao: Opcao;
  acao: boolean;
  pontos: number;
}

/** The places that answer the term. */
function lugaresPara({ lugares, vistos }: Mundo, termo: readonly string[]): Pontuada[] {
  const abertos = new Set(vistos.map(({ endereco }) => endereco));
  return lugares.flatMap((lugar) => {
    const pontos = pontosDo(lugar, termo);
    // What the user opens comes before what is as near.
    const visto = abertos.has(lugar.endereco) ? 0.005 : 0;
    return pontos === null ? [] : [{ opcao: lugar, acao: lugar.acao, pontos: pontos - visto }];
  });
}

/** The places at the units that the term names, alone or beside the words of a place. */
function lugaresNasUnidades({ lugares, unidades }: Mundo, termo: readonly string[]): Pontuada[] {
  const nomes = unidades.map(({ id, unidadeEducacional }) => ({
    id,
    unidade: unidadeEducacional,
    nome: palavrasDe(unidadeEducacional.nome).join(' '),
  }));
  return lugares.flatMap((lugar) => {
    const { porUnidade, acao, titulo, endereco } = lugar;
    if (!porUnidade) return [];
    const [ditas] = frasesDe(lugar)
      .map(({ palavras }) => palavras)
      .filter((palavras) => estaEm(termo, palavras))
      .sort((uma, outra) => outra.length - uma.length);
    const chamada = termo.filter((palavra) => !ditas?.includes(palavra));
    if (chamada.length === 0 || (!ditas && acao)) return [];
    const suas = nomes.flatMap(({ nome, ...uma }) => {
      const sua = relevancia(nome, chamada);
      return sua === null ? [] : [{ ...uma, nome, sua }];
    });
    const base = ditas ? NA_UNIDADE - ditas.length * 0.05 : SO_UNIDADE + (porUnidade === 'estoque' ? 0 : 0.1);
    return suas
      .sort((uma, outra) => uma.sua - outra.sua || uma.nome.length - outra.nome.length)
      .slice(0, ditas ? POR_GRUPO : 1)
      .map(({ id, unidade, sua }) => ({
        opcao: {
          titulo,
          detalhe: nomeProprio(unidade.nome),
          endereco: `${endereco}${endereco.includes('?') ? '&' : '?'}${porUnidade}=${String(porUnidade === 'estoque' ? id : unidade.id)}`,
        },
        acao,
        pontos: base + (sua > 1 ? FRACA : sua * 0.01),
      }));
  });
}

/** A term as the search understands it, before the server answers. */
export interface Entendido {
  termo: string;
  /** Places and acts, the best first. */
  pontuadas: readonly Pontuada[];
  /** Places whose records, or whose act on a record, the term names. */
  alvos: readonly Lugar[];
  /**
   * What the server is asked for: the term without the words of a place before or after the record's name, unless the
   * whole term names a place.
   */
  doServidor: string;
}

/** Understands a term, which has a character that is no space. */
export function entender(mundo: Mundo, termo: string): Entendido {
  const palavras = palavrasDe(termo);
  const pontuadas = [...lugaresPara(mundo, palavras), ...lugaresNasUnidades(mundo, palavras)].sort(
    (uma, outra) => uma.pontos - outra.pontos,
  );
  if (pontuadas.some(({ pontos }) => pontos < SO_UNIDADE))
    return { termo, pontuadas, alvos: [], doServidor: paraBusca(termo) };
  const { alvos, resto } = lerNomeado(mundo.lugares, termo);
  return { termo, pontuadas, alvos, doServidor: resto };
}

/**
 * The answers, the best first: places and acts that have the words of the term, before them acts on the records that it
 * names; then records, and places at a unit that it names. What is only almost asked for is a group of its own, where
 * nothing else is found.
 * @param registros those of the server for `doServidor`; null while its answer is awaited
 */
export function responder(
  { vistos }: Mundo,
  { termo, pontuadas, alvos }: Entendido,
  registros: readonly Registro[] | null,
): Grupo[] {
  const [certos, parecidos] = [false, true].map((e) =>
    (registros ?? []).filter(({ parecido = false }) => parecido === e),
  ) as [Registro[], Registro[]];
  const caminhos = alvos.map(({ endereco }) => caminhoDe(endereco));
  const nosRegistros = alvos.flatMap((alvo) => atosNos(alvo, certos));
  const abertos = vistos.filter(
    ({ titulo, detalhe, endereco }) => endereco.includes('?') && temAsPalavras(termo, titulo, detalhe),
  );
  const jaAbertos = new Set(abertos.map(({ endereco }) => endereco));

  const ate = (de: number, limite: number) => pontuadas.filter(({ pontos }) => pontos >= de && pontos < limite);
  const fortes = ate(-1, SO_UNIDADE);
  const deLugares = [false, true].map((acao) => fortes.filter((uma) => uma.acao === acao));
  const acoesPrimeiro = nosRegistros.length > 0 || fortes[0]?.acao === true;
  const locais = deLugares.map((suas, i) => ({
    titulo: i === 0 ? 'Ir para' : 'Ações',
    opcoes: [...(i === 0 ? [] : nosRegistros), ...suas.map(({ opcao }) => opcao)].slice(0, POR_GRUPO),
  }));
  const especies = [...new Set(certos.map(({ grupo }) => grupo))].map((titulo) => ({
    titulo,
    opcoes: certos.filter(({ grupo, endereco }) => grupo === titulo && !jaAbertos.has(endereco)),
  }));
  const pedida = ({ opcoes }: Grupo) => opcoes.some(({ endereco }) => caminhos.includes(caminhoDe(endereco)));
  const grupos: Grupo[] = [
    ...(acoesPrimeiro ? locais.toReversed() : locais),
    { titulo: 'Recentes', opcoes: abertos },
    ...especies.filter(pedida),
    ...especies.filter((especie) => !pedida(especie)),
    // After the records, so that none of them moves what was first.
    { titulo: 'Na unidade', opcoes: registros === null ? [] : ate(SO_UNIDADE, FRACA).map(({ opcao }) => opcao) },
  ].filter(({ opcoes }) => opcoes.length > 0);
  if (grupos.length > 0 || registros === null) return grupos;

  const opcoes = [
    ...ate(FRACA, EM_PARTE_DO_TERMO),
    ...[...alvos.flatMap((alvo) => atosNos(alvo, parecidos)), ...parecidos].map((opcao) => ({ opcao })),
    ...ate(EM_PARTE_DO_TERMO, Infinity),
  ].map(({ opcao }) => opcao);
  return opcoes.length > 0 ? [{ titulo: VOCE_QUIS_DIZER, opcoes: opcoes.slice(0, PARECIDAS) }] : [];
}

/** The act on each of these records that its screen lists. */
function atosNos({ endereco, titulo, doRegistro }: Lugar, registros: readonly Registro[]): Opcao[] {
  if (!doRegistro) return [];
  const caminho = caminhoDe(endereco);
  return registros
    .filter((um) => caminhoDe(um.endereco) === caminho)
    .map((um) => ({
      titulo: `${doRegistro.titulo} ${um.titulo}`,
      detalhe: um.detalhe || titulo,
      endereco: `${caminho}?${doRegistro.parametro}=${String(um.id)}`,
    }));
}
