import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { formatarCnpj } from '../../formatos/cnpj.js';
import { formatarCpf } from '../../formatos/cpf.js';
import { formatarData } from '../../formatos/datas.js';
import { lerTemperatura } from '../../formatos/leitura.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { paraBusca } from '../../formatos/textos.js';
import { SIM_OU_NAO } from '../frases.js';
import type { CampoDePlanilha, LeituraDoCampo, OpcaoDoCampo, ValorLido } from './campos.js';
import { erroDaPlanilha, type Celula, type CelulaLida, type NomeQueFalta } from './celula.js';
import { lerDia } from './dias.js';
import { lerAnalise, lerNumero, semCifrao, semGraus } from './numeros.js';

const { vazia: VAZIA, numero: NUMERO, data: DATA, logico: LOGICO, erro: ERRO } = TIPOS_DE_CELULA;

const COMO_TEXTO = 'Formate a coluna como texto e digite de novo.';

/**
 * Reads a cell by the kind of its field. Nothing is guessed: what a spreadsheet may have changed (a zero in front, a
 * number that became a date) is refused with its reason. '1.500' is 1500, as everywhere, unless the column is written
 * with a decimal point, with a notice, because other countries read it as 1,5. A nutrient that cannot be read loses its
 * cell with a notice, and its food stays.
 */
export function lerCelula({ leitura }: Pick<CampoDePlanilha, 'leitura'>, celula: Celula): CelulaLida {
  const texto = celula.texto.trim();
  if (celula.tipo === VAZIA || texto === '') return { valor: null };
  return lerCom(leitura, { ...celula, texto });
}

function lerCom(leitura: LeituraDoCampo, celula: Celula): CelulaLida {
  if (leitura.tipo === 'analise') return lerAnalise(celula);
  if (celula.tipo === ERRO) return { motivo: erroDaPlanilha(celula.texto) };
  switch (leitura.tipo) {
    case 'texto':
      return lerTexto(celula);
    case 'codigo':
      return lerCodigo(celula, leitura.digitos ?? []);
    case 'numero':
      return lerNumero(leitura.moeda ? semCifrao(celula) : celula, leitura.casas);
    case 'temperatura':
      return lerNumero(semGraus(celula), 1, lerTemperatura);
    case 'data':
      return lerDia(celula);
    case 'logico':
      return lerLogico(celula);
    case 'opcao':
      return lerOpcao(celula, leitura);
    case 'opcoes':
      return lerOpcoes(celula, leitura.opcoes);
  }
}

const inteiroExato = (texto: string): boolean => /^\d+$/.test(texto) && Number.isSafeInteger(Number(texto));

const foiData = (texto: string): { motivo: string } => ({
  motivo: `A planilha guardou a data ${formatarData(texto.slice(0, 10))}. ${COMO_TEXTO}`,
});

/** A whole number is its digits; another number has no certain text. */
function lerTexto({ texto, tipo }: Celula): CelulaLida {
  if (tipo === DATA) return foiData(texto);
  if (tipo === LOGICO) return { motivo: `A célula não é um texto. ${COMO_TEXTO}` };
  if (tipo === NUMERO && !inteiroExato(texto)) return { motivo: `A planilha guardou um número. ${COMO_TEXTO}` };
  return { valor: texto };
}

/** A number has lost the zeros in front: only one of full length is certain. */
function lerCodigo({ texto, tipo }: Celula, digitos: readonly number[]): CelulaLida {
  if (tipo === NUMERO && digitos.length > 0 && inteiroExato(texto) && !digitos.includes(texto.length))
    return {
      motivo: `A planilha guardou um número de ${texto.length} dígitos, talvez sem o zero da frente. ${COMO_TEXTO}`,
    };
  return lerTexto({ texto, tipo });
}

const SIM = new Set(['sim', 's', 'x', 'verdadeiro', 'true', '1']);
const NAO = new Set(['nao', 'n', 'falso', 'false', '0']);

function lerLogico({ texto }: Celula): CelulaLida {
  const palavra = paraBusca(texto);
  if (SIM.has(palavra)) return { valor: true };
  if (NAO.has(palavra)) return { valor: false };
  return { motivo: SIM_OU_NAO };
}

/** Options in a sentence before they are too many to help. */
const OPCOES_NA_FRASE = 8;

function lerOpcao(
  { texto, tipo }: Celula,
  { opcoes, parcial = false, citado }: Omit<Extract<LeituraDoCampo, { tipo: 'opcao' }>, 'tipo'>,
): { valor: OpcaoDoCampo['valor'] } | { motivo: string; falta?: NomeQueFalta } {
  if (tipo === DATA) return foiData(texto);
  const { porRotulo, porValor } = indiceDe(opcoes);
  const palavra = paraBusca(texto);
  const achadas = porRotulo.get(palavra) ?? porValor.get(palavra) ?? porRotulo.get(comPontos(palavra)) ?? [];
  const [achada] = achadas;
  if (achadas.length > 1) return { motivo: `Há mais de um registro chamado "${texto}".` };
  if (achada) return { valor: achada.valor };
  const quais =
    !parcial && opcoes.length > 0 && opcoes.length <= OPCOES_NA_FRASE
      ? ` Use ${OU.format(opcoes.map(({ rotulo }) => rotulo))}.`
      : '';
  const motivo = `"${texto}" não está na lista.${quais}`;
  return citado ? { motivo, falta: { entidade: citado, nome: texto } } : { motivo };
}

/** The digits of a CPF or a CNPJ as options have them. */
const comPontos = (texto: string): string => {
  if (/^\d{11}$/.test(texto)) return formatarCpf(texto);
  return /^\d{14}$/.test(texto) ? formatarCnpj(texto) : texto;
};

/** Each name once, in the order of the cell. */
function lerOpcoes({ texto, tipo }: Celula, opcoes: readonly OpcaoDoCampo[]): CelulaLida {
  const valores = new Set<OpcaoDoCampo['valor']>();
  for (const nome of texto.split(SEPARADOR)) {
    if (nome.trim() === '') continue;
    const lida = lerOpcao({ texto: nome.trim(), tipo }, { opcoes });
    if ('motivo' in lida) return lida;
    valores.add(lida.valor);
  }
  return { valor: [...valores] };
}

/** Between the names of one cell. */
const SEPARADOR = ';';

type Indice = ReadonlyMap<string, OpcaoDoCampo[]>;

/** A list may have thousands of records, and each of thousands of rows looks for one. */
const indices = new WeakMap<readonly OpcaoDoCampo[], { porRotulo: Indice; porValor: Indice }>();

function indiceDe(opcoes: readonly OpcaoDoCampo[]): { porRotulo: Indice; porValor: Indice } {
  const pronto = indices.get(opcoes);
  if (pronto) return pronto;
  const novo = {
    porRotulo: porPalavra(opcoes, ({ rotulo }) => rotulo),
    porValor: porPalavra(opcoes, ({ valor }) => (typeof valor === 'string' ? valor : '')),
  };
  indices.set(opcoes, novo);
  return novo;
}

function porPalavra(opcoes: readonly OpcaoDoCampo[], palavra: (opcao: OpcaoDoCampo) => string): Indice {
  const indice = new Map<string, OpcaoDoCampo[]>();
  for (const opcao of opcoes) {
    const chave = paraBusca(palavra(opcao));
    const iguais = indice.get(chave);
    if (iguais) iguais.push(opcao);
    else indice.set(chave, [opcao]);
  }
  return indice;
}

const OU = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** A value in words, for the preview; null for an empty one. */
export function escreverValor({ leitura }: Pick<CampoDePlanilha, 'leitura'>, valor: ValorLido): string | null {
  if (valor === null || valor === '') return null;
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (leitura.tipo === 'opcao' || leitura.tipo === 'opcoes') return rotulosDe(leitura.opcoes, valor);
  if (leitura.tipo === 'data') return formatarData(String(valor));
  return typeof valor === 'number' ? formatarQuantidade(valor, 6) : String(valor);
}

function rotulosDe(opcoes: readonly OpcaoDoCampo[], valor: Exclude<ValorLido, null | boolean>): string | null {
  const valores = typeof valor === 'object' ? valor : [valor];
  const rotulos = valores.map((um) => opcoes.find((opcao) => opcao.valor === um)?.rotulo ?? String(um));
  return rotulos.join(`${SEPARADOR} `) || null;
}
