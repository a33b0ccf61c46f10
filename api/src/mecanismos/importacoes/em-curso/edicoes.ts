import { LIMITES, TIPOS_DE_CELULA, type ColunaDePlanilha, type EdicaoDaPrevia } from '@merenda/shared/contratos';
import { textoDaCelula } from '@merenda/shared/regras';
import { conflito } from '../../../nucleo/recusas.js';
import type { LinhaGuardada } from './linhas.js';

/** Rows and columns that edits change. */
interface Editada {
  linhas: LinhaGuardada[];
  colunas: ColunaDePlanilha[];
}

/** Rows and columns after edits, and the edits that undo them. */
interface Resultado extends Editada {
  desfazer: EdicaoDaPrevia[];
}

type Correcao = Extract<EdicaoDaPrevia, { tipo: 'CELULAS' }>['celulas'][number];

/**
 * The rows after these edits, one after the other. A field without a column gets one. 409 for a row that the import does
 * not have, for a field that the entity does not have, and for more columns than a spreadsheet may have.
 * @param tituloDe the title of a field; undefined for an unknown one
 */
export function editar(
  { linhas, colunas }: Readonly<Editada>,
  edicoes: readonly EdicaoDaPrevia[],
  tituloDe: (campo: string) => string | undefined,
): Resultado {
  const editada: Resultado = { linhas: [...linhas], colunas: [...colunas], desfazer: [] };
  const posicoes = new Map(linhas.map(({ linha }, i) => [linha.numero, i]));
  const achar = (numero: number): Achada => {
    const indice = posicoes.get(numero);
    const guardada = indice === undefined ? undefined : editada.linhas[indice];
    if (indice === undefined || !guardada) throw conflito(`A linha ${numero} não está nesta importação.`);
    return { indice, guardada };
  };
  for (const edicao of edicoes)
    switch (edicao.tipo) {
      case 'CELULAS':
        editada.desfazer.unshift(...corrigir(editada, edicao.celulas, { achar, tituloDe }));
        break;
      case 'IGUAIS':
        editada.desfazer.unshift(...corrigir(editada, correcoesIguais(editada, edicao), { achar, tituloDe }));
        break;
      default:
        editada.desfazer.unshift(...deixarOuRetomar(editada, edicao, achar));
    }
  return editada;
}

/** A row, with its place. */
interface Achada {
  indice: number;
  guardada: LinhaGuardada;
}

interface Onde {
  achar: (numero: number) => Achada;
  tituloDe: (campo: string) => string | undefined;
}

/** Corrects cells in place. */
function corrigir(editada: Editada, correcoes: readonly Correcao[], { achar, tituloDe }: Onde): EdicaoDaPrevia[] {
  const antes: Correcao[] = [];
  for (const { numero, campo, texto, guardada } of correcoes) {
    const { indice, guardada: uma } = achar(numero);
    const posicao = posicaoDoCampo(editada.colunas, campo, tituloDe);
    const { linha } = uma;
    const celulas = Array.from(editada.colunas, (_coluna, i) => linha.celulas[i] ?? '');
    const tipos = Array.from(editada.colunas, (_coluna, i) => linha.tipos[i] ?? TIPOS_DE_CELULA.vazia);
    antes.push({ numero, campo, texto: celulas[posicao] ?? '', guardada: tipos[posicao] ?? TIPOS_DE_CELULA.vazia });
    celulas[posicao] = texto;
    tipos[posicao] = guardada ?? (texto === '' ? TIPOS_DE_CELULA.vazia : TIPOS_DE_CELULA.texto);
    editada.linhas[indice] = { ...uma, linha: { ...linha, celulas, tipos: tipos.join('') } };
  }
  // A cell that is corrected twice gets its first text back.
  return antes.length === 0 ? [] : [{ tipo: 'CELULAS', celulas: antes.toReversed() }];
}

function posicaoDoCampo(colunas: ColunaDePlanilha[], campo: string, tituloDe: Onde['tituloDe']): number {
  const posicao = colunas.findIndex((coluna) => coluna.campo === campo);
  if (posicao !== -1) return posicao;
  const titulo = tituloDe(campo);
  if (titulo === undefined) throw conflito('Um campo corrigido não existe mais. Leia a planilha de novo.');
  if (colunas.length >= LIMITES.colunasDaPlanilha)
    throw conflito(`Uma planilha tem no máximo ${LIMITES.colunasDaPlanilha} colunas.`);
  return colunas.push({ titulo, campo }) - 1;
}

/** The corrections of all cells of a column that show a text, of rows that are not left out. */
function correcoesIguais(
  { linhas, colunas }: Editada,
  { campo, de, para }: Extract<EdicaoDaPrevia, { tipo: 'IGUAIS' }>,
): Correcao[] {
  const posicao = colunas.findIndex((coluna) => coluna.campo === campo);
  const procurado = de.trim();
  return linhas.flatMap(({ linha, fora }) =>
    !fora && textoDaCelula(linha, posicao === -1 ? null : posicao) === procurado
      ? [{ numero: linha.numero, campo, texto: para }]
      : [],
  );
}

/**
 * How many other rows that are not left out show in a column what its corrected cell showed; 0 unless exactly one cell was
 * corrected.
 * @param antes rows and columns before the correction
 */
export function iguaisACorrigida(antes: Editada, edicoes: readonly EdicaoDaPrevia[]): number {
  const [correcao, ...outras] = edicoes.flatMap((edicao) => (edicao.tipo === 'CELULAS' ? edicao.celulas : [null]));
  if (!correcao || outras.length > 0) return 0;
  const { numero, campo } = correcao;
  const corrigida = antes.linhas.find(({ linha }) => linha.numero === numero);
  const posicao = antes.colunas.findIndex((coluna) => coluna.campo === campo);
  const de = corrigida ? textoDaCelula(corrigida.linha, posicao === -1 ? null : posicao) : '';
  return correcoesIguais(antes, { tipo: 'IGUAIS', campo, de, para: '' }).filter((uma) => uma.numero !== numero).length;
}

function deixarOuRetomar(
  editada: Editada,
  { tipo, numeros }: Extract<EdicaoDaPrevia, { tipo: 'DEIXAR' | 'RETOMAR' }>,
  achar: Onde['achar'],
): EdicaoDaPrevia[] {
  const sai = tipo === 'DEIXAR';
  const mudam = numeros.filter((numero) => (achar(numero).guardada.fora ?? false) !== sai);
  for (const numero of mudam) {
    const {
      indice,
      guardada: { linha },
    } = achar(numero);
    editada.linhas[indice] = sai ? { linha, fora: true } : { linha };
  }
  return mudam.length === 0 ? [] : [{ tipo: sai ? 'RETOMAR' : 'DEIXAR', numeros: mudam }];
}
