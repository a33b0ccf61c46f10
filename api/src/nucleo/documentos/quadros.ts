import type {
  Folha,
  GrupoDoQuadro,
  QuadroDeCardapios,
  RefeicaoDoQuadro,
  SemanaDoQuadro,
} from '@merenda/shared/contratos';
import { diaEMes, PERIODO_SEM_CARDAPIO, SEMANA_SEM_CARDAPIO } from '@merenda/shared/regras';
import { blocosDaFaixa, faixa, type CelulaDaFaixa, type FormaDaFaixa } from './faixas.js';
import { larguraMinima, type Letra } from './letras.js';
import { inseparaveis, somaDasAlturas, type Bloco } from './paginas.js';
import { TINTA, type Papel } from './papel.js';
import { assinados, blocosDasAssinaturas, blocosDosTextos } from './partes.js';
import { blocosDaTabela } from './tabelas.js';
import { blocosDoParagrafo, escrita, espaco, type LinhaEscrita } from './tracos.js';

/** How the cells of a week are written. */
interface Escala {
  /** Of the dishes. */
  prato: Letra;
  /** Of ingredients and allergens below a dish. */
  menor: number;
  /** Of the days above, and of the meals beside. */
  cabeca: number;
  refeicao: number;
  /** On a poster, days are in the middle and hours are left out: children look for the dish of the day. */
  parede: boolean;
}

const FORMA: FormaDaFaixa = { recuo: { x: 4, y: 3 }, borda: { desenho: 'caixas', cor: TINTA.regua } };

/** Share of the width that the meals have; the days have the rest in equal parts. */
const PARTE_DA_REFEICAO = 0.12;

/** A meal that takes more of a page is continued on the next one: letterhead and head of the week have the rest. */
const PARTE_DE_UMA_REFEICAO = 0.6;

/** The blocks of one week: its title, and a table of meals and days. */
function blocosDaSemana(
  { titulo, dias, grupos }: SemanaDoQuadro,
  escala: Escala,
  tamanho: number,
  papel: Papel,
): Bloco[] {
  const primeira = papel.util * PARTE_DA_REFEICAO;
  const daColuna = larguraDoDia(dias.length, papel);
  const celula = (
    i: number,
    escrever: (largura: number) => LinhaEscrita[],
    mais?: Partial<CelulaDaFaixa>,
  ): CelulaDaFaixa => {
    const largura = i === 0 ? primeira : daColuna;
    return {
      x: papel.x + (i === 0 ? 0 : primeira + (i - 1) * daColuna),
      largura,
      linhas: escrever(largura - 2 * FORMA.recuo.x),
      ...mais,
    };
  };
  const clara: Letra = { tamanho: escala.cabeca, cor: TINTA.branco };
  const cabeca = faixa(
    [
      celula(0, (largura) => escrita('Refeição', { ...clara, forma: 'negrito' }, largura), { fundo: TINTA.marca }),
      ...dias.map(({ nome, data, feriado }, i) =>
        celula(
          i + 1,
          (largura) => [
            ...escrita(nome, { ...clara, forma: 'negrito' }, largura),
            ...(data === null ? [] : escrita(diaEMes(data), { ...clara, tamanho: clara.tamanho * 0.9 }, largura)),
            ...(feriado === null
              ? []
              : escrita(feriado, { ...clara, tamanho: clara.tamanho * 0.9, forma: 'italico' }, largura)),
          ],
          { fundo: TINTA.marca, lado: escala.parede ? 'centro' : undefined },
        ),
      ),
    ],
    FORMA,
  );
  const linhaDaRefeicao = ({ refeicao, hora, celulas }: GrupoDoQuadro['linhas'][number]): Bloco[] =>
    blocosDaFaixa(
      [
        celula(0, (largura) => [
          ...escrita(refeicao, { tamanho: escala.refeicao, forma: 'negrito' }, largura),
          ...linhaDaHora(hora, escala, largura),
        ]),
        ...dias.map((_, i) => celula(i + 1, (largura) => linhasDaRefeicao(celulas[i] ?? null, escala, largura))),
      ],
      FORMA,
      papel.altura * PARTE_DE_UMA_REFEICAO,
    ).map((bloco) => ({ ...bloco, cabeca }));
  const linhaInteira = (texto: string, letra: Letra, fundo?: string): Bloco => ({
    ...faixa(
      [
        {
          x: papel.x,
          largura: papel.util,
          linhas: escrita(texto, letra, papel.util - 2 * FORMA.recuo.x),
          ...(fundo && { fundo }),
        },
      ],
      FORMA,
    ),
    cabeca,
  });
  const doTitulo: Letra = { tamanho, forma: 'negrito', ...(escala.parede && { cor: TINTA.marca }) };
  return [
    ...blocosDoParagrafo(escrita(titulo, doTitulo, papel.util), { x: papel.x, largura: papel.util }).map((bloco) => ({
      ...bloco,
      comOProximo: true,
    })),
    espaco(4),
    { ...cabeca, comOProximo: true },
    ...(grupos.length === 0 ? [linhaInteira(SEMANA_SEM_CARDAPIO, escala.prato)] : []),
    ...grupos.flatMap((grupo) => [
      {
        ...linhaInteira(grupo.titulo, { tamanho: escala.refeicao, forma: 'negrito', cor: TINTA.marca }, TINTA.grupo),
        comOProximo: true,
      },
      ...grupo.linhas.flatMap(linhaDaRefeicao),
    ]),
  ];
}

const linhaDaHora = (hora: string | null, { refeicao, parede }: Escala, largura: number): LinhaEscrita[] =>
  hora === null || parede ? [] : escrita(hora, { tamanho: refeicao * 0.9 }, largura);

function linhasDaRefeicao(refeicao: RefeicaoDoQuadro | null, escala: Escala, largura: number): LinhaEscrita[] {
  if (!refeicao) return [];
  const { menor, prato: letra } = escala;
  return [
    ...linhaDaHora(refeicao.hora, escala, largura),
    ...refeicao.pratos.flatMap(({ nome, ingredientes, alergenicos }) => [
      ...escrita(nome, letra, largura),
      ...(ingredientes === null ? [] : escrita(ingredientes, { tamanho: menor, cor: TINTA.apagada }, largura)),
      ...(alergenicos === null ? [] : escrita(alergenicos, { tamanho: menor, forma: 'italico' }, largura)),
    ]),
  ];
}

const blocosDasNotas = ({ notas }: SemanaDoQuadro, letra: Letra, { x, util }: Papel): Bloco[] =>
  notas.flatMap((nota) => [
    espaco(3),
    ...inseparaveis(blocosDoParagrafo(escrita(nota, letra, util), { x, largura: util })),
  ]);

/** Heights of the letters of a poster (points), from the largest to the smallest. */
const MAIOR_DO_CARTAZ = 24;
const MENOR_DO_CARTAZ = 7;
const PASSO = 0.5;

/** Posters for the wall: each week on one page below the letterhead, in letters as large as the page allows. */
export function blocosDoCartaz({ semanas }: QuadroDeCardapios, timbre: Bloco, pagina: number, papel: Papel): Bloco[] {
  if (semanas.length === 0)
    return [
      timbre,
      ...blocosDoParagrafo(escrita(PERIODO_SEM_CARDAPIO, { tamanho: 9.5 }, papel.util), {
        x: papel.x,
        largura: papel.util,
      }),
    ];
  return semanas.flatMap((semana) => {
    const maior = maiorInteira(semana, { maior: MAIOR_DO_CARTAZ, menor: MENOR_DO_CARTAZ, forma: 'negrito' }, papel);
    const semOTimbre = maiorQueCabe(maior, MENOR_DO_CARTAZ, pagina - timbre.altura, (letra) => [
      ...blocosDaSemana(
        semana,
        {
          prato: { tamanho: letra, forma: 'negrito' },
          menor: letra * 0.6,
          cabeca: Math.min(letra, 15),
          refeicao: Math.min(letra * 0.85, 14),
          parede: true,
        },
        18,
        papel,
      ),
      ...blocosDasNotas(semana, { tamanho: 11 }, papel),
    ]);
    return [{ ...timbre, emNovaPagina: true }, ...semOTimbre];
  });
}

/**
 * The blocks with the largest letters with which they fit into a height (points), else with the smallest.
 */
function maiorQueCabe(maior: number, menor: number, altura: number, escrever: (letra: number) => Bloco[]): Bloco[] {
  let letra = maior;
  let blocos = escrever(letra);
  while (letra > menor && somaDasAlturas(blocos) > altura) {
    letra -= PASSO;
    blocos = escrever(letra);
  }
  return blocos;
}

/** Heights of the letters of a week in the folder. */
const MAIOR_DA_FOLHA = 8.5;
const MENOR_DA_FOLHA = 6;

/**
 * Menus for the folder: a page for each week, with its means, and norm and signature in a strip at its foot. `acima` is
 * what the first page has above.
 */
export function blocosDoQuadro(
  folha: Pick<Folha, 'textos' | 'assinaturas'> & { quadro: QuadroDeCardapios },
  acima: readonly Bloco[],
  pagina: number,
  papel: Papel,
): Bloco[] {
  const { semanas, tabelas } = folha.quadro;
  const tira = blocoDaTira(folha, papel, pagina);
  const dasSemanas = [
    ...acima,
    ...semanas.flatMap((semana, posicao) => {
      const assinada = semana.grupos.length > 0 ? tira : [];
      const altura = pagina - somaDasAlturas(assinada) - (posicao === 0 ? somaDasAlturas(acima) : 0);
      const maior = maiorInteira(semana, { maior: MAIOR_DA_FOLHA, menor: MENOR_DA_FOLHA }, papel);
      const [primeiro, ...outros] = maiorQueCabe(maior, MENOR_DA_FOLHA, altura, (letra) => [
        ...blocosDaSemana(
          semana,
          { prato: { tamanho: letra }, menor: letra * 0.85, cabeca: letra, refeicao: letra, parede: false },
          11,
          papel,
        ),
        ...semana.medias.flatMap((media) =>
          blocosDaTabela(media, { papel, tamanho: Math.min(letra, 7), inteira: true }),
        ),
        ...blocosDasNotas(semana, { tamanho: 7, cor: TINTA.apagada }, papel),
      ]);
      if (!primeiro) return [];
      const daSemana = [{ ...primeiro, ...(posicao > 0 && { emNovaPagina: true }) }, ...outros];
      return assinados(daSemana, assinada);
    }),
  ];
  const anexos = tabelas.flatMap((tabela) => blocosDaTabela(tabela, { papel, tamanho: 8 }));
  const planejada = semanas.some(({ grupos }) => grupos.length > 0);
  if (tira.length > 0 && planejada) return [...dasSemanas, ...anexos];
  // Weeks without menus are not signed. A strip that is too long for a page is written once: the norm below the weeks,
  // the signatures below everything.
  return assinados(
    [...dasSemanas, ...blocosDosTextos(folha.textos ?? [], papel), ...anexos],
    planejada ? blocosDasAssinaturas(folha.assinaturas ?? [], papel) : [],
  );
}

/** A strip is at most this share of a page. */
const PARTE_DA_TIRA = 0.35;
const LETRA_DA_TIRA: Letra = { tamanho: 7.5 };

/** The norm on the left and the signatures on the right, in one block at the foot of the page; none if there is neither. */
function blocoDaTira(
  { textos = [], assinaturas = [] }: Pick<Folha, 'textos' | 'assinaturas'>,
  papel: Papel,
  pagina: number,
): Bloco[] {
  const meia = (papel.util - 24) / 2;
  const esquerda = blocosDosTextos(textos, { x: papel.x, util: meia }, LETRA_DA_TIRA.tamanho);
  const direita = blocosDasAssinaturas(assinaturas, { x: papel.x + papel.util - meia, util: meia }, LETRA_DA_TIRA);
  const altura = Math.max(somaDasAlturas(esquerda), somaDasAlturas(direita));
  if (altura === 0 || altura > pagina * PARTE_DA_TIRA) return [];
  return [
    {
      altura,
      aoPe: true,
      desenhar: (pdf, y) => {
        for (const lado of [esquerda, direita]) {
          let topo = y;
          for (const bloco of lado) {
            bloco.desenhar(pdf, topo);
            topo += bloco.altura;
          }
        }
      },
    },
  ];
}

/** The largest letters (points, in steps) with which no word of a dish is broken in the column of a day. */
function maiorInteira(
  { dias, grupos }: SemanaDoQuadro,
  { maior, menor, forma }: { maior: number; menor: number; forma?: Letra['forma'] },
  papel: Papel,
): number {
  const coluna = larguraDoDia(dias.length, papel) - 2 * FORMA.recuo.x;
  const pratos = grupos.flatMap(({ linhas }) =>
    linhas.flatMap(({ celulas }) => celulas.flatMap((uma) => uma?.pratos ?? [])),
  );
  const palavra = Math.max(
    0,
    ...pratos.map(({ nome }) => larguraMinima(nome, { tamanho: 1, ...(forma && { forma }) })),
  );
  const inteira = palavra === 0 ? maior : Math.floor(coluna / palavra / PASSO) * PASSO;
  return Math.max(menor, Math.min(maior, inteira));
}

const larguraDoDia = (dias: number, { util }: Papel): number => (util * (1 - PARTE_DA_REFEICAO)) / dias;
