import { soDigitos } from '../../formatos/digitos.js';
import { temCodigos, type CampoDePlanilha } from './campos.js';
import type { Celula } from './celula.js';
import { lerCelula } from './celulas.js';
import { naturezaDoCampo, NATUREZAS, type Natureza } from './natureza.js';
import { pontosDoTitulo, TITULO_BASTA, TITULO_CERTO, type NomesDoCampo } from './palavras.js';
import { sugerirOpcao } from './trocas.js';

/** What the values add where the title leaves it open. */
const CONFIRMA = { natureza: 0.35, opcoes: 0.5, tipo: 0.2 } as const;

/** What a certain title loses when its values cannot be read: another column may take the field. */
const SEM_VALORES = TITULO_CERTO - TITULO_BASTA;

/** From here on a title helps values that are known without it. */
const TITULO_AJUDA = 0.4;

/** The part of the values that can be read, from which on a column may be that field. */
const METADE = 0.5;
const QUASE_TODOS = 0.8;

/** Documents and addresses that are known without a title. */
const CONHECIDAS: readonly Natureza[] = ['CPF', 'CNPJ', 'CEP', 'EMAIL', 'TELEFONE'];

/** How well a column is a field. */
export interface Nota {
  pontos: number;
  /** By the title alone. */
  doTitulo: number;
  certo: boolean;
  motivo: string;
}

export interface Julgada {
  cheias: readonly Celula[];
  natureza: Natureza | null;
  /** For each field. */
  notas: readonly Nota[];
}

/** A column, and the fields for which it is judged. */
interface Juizo {
  cheias: readonly Celula[];
  natureza: Natureza | null;
  campos: readonly CampoDePlanilha[];
  nomes: readonly NomesDoCampo[];
  /** The titles decide alone: the file has all those of the entity. */
  nossa: boolean;
}

/** How well a column is each field, by its title and its filled cells. */
export function julgar(titulo: string, { cheias, natureza, campos, nomes, nossa }: Juizo): Julgada {
  const notas = campos.map((campo, i) => {
    const doTitulo = nomes[i] ? pontosDoTitulo(titulo, nomes[i]) : 0;
    return { doTitulo, ...(nossa ? notaDoTitulo(doTitulo) : notaDe(campo, doTitulo, natureza, cheias)) };
  });
  return { cheias, natureza, notas };
}

const CORRESPONDE = 'O título da coluna é o do campo.';
const PARECE = 'O título da coluna se parece com o do campo.';

const notaDoTitulo = (doTitulo: number): Omit<Nota, 'doTitulo'> => ({
  pontos: doTitulo,
  certo: doTitulo >= TITULO_CERTO,
  motivo: doTitulo >= TITULO_CERTO ? CORRESPONDE : PARECE,
});

function notaDe(
  campo: CampoDePlanilha,
  doTitulo: number,
  natureza: Natureza | null,
  cheias: readonly Celula[],
): Omit<Nota, 'doTitulo'> {
  const doCampo = naturezaDoCampo(campo);
  if (natureza && contradiz(natureza, campo)) return { pontos: 0, certo: false, motivo: '' };
  if (natureza && natureza === doCampo && CONHECIDAS.includes(natureza)) {
    const pontos = doTitulo + CONFIRMA.natureza * (1 - doTitulo);
    const certo = doTitulo >= TITULO_AJUDA;
    if (certo)
      return {
        pontos,
        certo,
        motivo:
          doTitulo >= TITULO_CERTO ? CORRESPONDE : `${semPonto(PARECE)}, e os valores são ${NATUREZAS[natureza]}.`,
      };
    return { pontos: Math.max(pontos, TITULO_BASTA), certo, motivo: `Os valores são ${NATUREZAS[natureza]}.` };
  }
  if (doTitulo === 0 || cheias.length === 0) return notaDoTitulo(doTitulo);
  const legiveis = cheias.filter((celula) => podeSer(campo, celula)).length / cheias.length;
  if (legiveis < METADE)
    return doTitulo >= TITULO_CERTO
      ? {
          pontos: doTitulo - SEM_VALORES,
          certo: false,
          motivo: `${semPonto(CORRESPONDE)}, mas há valores que não podem ser lidos.`,
        }
      : { pontos: 0, certo: false, motivo: '' };
  if (doTitulo >= TITULO_CERTO) return notaDoTitulo(doTitulo);
  const mais = confirmacao(campo, natureza, legiveis);
  return {
    pontos: doTitulo + mais * (1 - doTitulo),
    certo: false,
    motivo: mais > 0 ? `${semPonto(PARECE)}, e os valores servem.` : PARECE,
  };
}

/** What values add that can be read: the more of them are options of a list of codes, or all are of one kind. */
function confirmacao(campo: CampoDePlanilha, natureza: Natureza | null, legiveis: number): number {
  if (campo.leitura.tipo === 'opcao' && temCodigos(campo.leitura.opcoes)) return CONFIRMA.opcoes * legiveis;
  return natureza !== null && natureza === naturezaDoCampo(campo) && legiveis >= QUASE_TODOS ? CONFIRMA.tipo : 0;
}

const semPonto = (frase: string): string => frase.slice(0, -1);

/** Whether values of a kind cannot be those of a field, whatever the title says. */
function contradiz(natureza: Natureza, campo: CampoDePlanilha): boolean {
  const { leitura } = campo;
  // A gross weight is the product of two columns too.
  if (natureza === 'TOTAL_DA_LINHA') return leitura.tipo === 'numero' && leitura.moeda === true;
  if (natureza === 'UNIDADE') return !(leitura.tipo === 'opcao' && temCodigos(leitura.opcoes));
  if (natureza === 'SEQUENCIA')
    return leitura.tipo !== 'numero' && !(leitura.tipo === 'codigo' && leitura.digitos === undefined);
  const doCampo = naturezaDoCampo(campo);
  return CONHECIDAS.includes(natureza) && doCampo !== null && doCampo !== natureza;
}

/** Whether a cell can be a value of the field; a known abbreviation of an option is one. */
function podeSer(campo: CampoDePlanilha, celula: Celula): boolean {
  const { leitura } = campo;
  const texto = celula.texto.trim();
  if (leitura.tipo === 'codigo') {
    const digitos = soDigitos(texto).length;
    // A number has lost the zero in front.
    return (
      leitura.digitos === undefined || leitura.digitos.some((certos) => digitos === certos || digitos === certos - 1)
    );
  }
  if (leitura.tipo === 'opcao' || leitura.tipo === 'opcoes') {
    // A record may be registered later.
    if (!temCodigos(leitura.opcoes)) return true;
    if (sugerirOpcao(texto, leitura.opcoes) !== null) return true;
  }
  return !('motivo' in lerCelula(campo, celula));
}
