import {
  CHAVE_DO_CENSO,
  COLUNAS_DA_CATEGORIA,
  COLUNAS_DAS_ESCOLAS,
  COLUNAS_DAS_MATRICULAS,
  COLUNAS_DO_CENSO,
  type ColunaDoCenso,
  type ColunaDoEndereco,
  type SituacaoDoCenso,
} from '../../vocabulario/cadastros/censo-escolar.js';
import {
  CATEGORIAS_DA_MATRICULA,
  ROTULOS_CATEGORIA_DA_MATRICULA,
  type CategoriaDaMatricula,
} from '../../vocabulario/cadastros/matriculas.js';
import type { Localizacao } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { MASCARAS } from '../../formatos/mascaras.js';
import { somarMatriculas, violacoesDoAnoDasMatriculas } from './matriculas.js';
import { type Violacao, violacao } from '../violacao.js';

/** A municipality has an IBGE code of 7 digits. */
export const violacoesDoMunicipioDoCenso = (codigo: string | null | undefined): Violacao[] =>
  violacao(!/^\d{7}$/.test(codigo ?? ''), 'municipio', 'Informe os 7 dígitos do código do município no IBGE.');

/** A file that the user chose, by its header. */
interface Cabecalho {
  nome: string;
  colunas: readonly string[];
}

/** Which of the chosen files has the schools and which the enrolments: the same one up to 2024. */
type LayoutDoCenso = { escolas: number; matriculas: number } | { recusa: string };

const ESCOLAS_NAO = 'Falta o arquivo das escolas (Tabela_Escola). Escolha os dois arquivos do ano.';
const MATRICULAS_NAO = 'Falta o arquivo das matrículas (Tabela_Matricula). Escolha os dois arquivos do ano.';

/** Recognises the layout by the headers. A missing column is refused by name. */
export function layoutDoCenso(arquivos: readonly Cabecalho[]): LayoutDoCenso {
  const faltam = (exigidas: readonly string[]) =>
    arquivos.map(({ colunas }) => exigidas.filter((coluna) => !colunas.includes(coluna)));
  const [semEscolas, semMatriculas] = [
    faltam(COLUNAS_DAS_ESCOLAS),
    faltam([CHAVE_DO_CENSO, ...COLUNAS_DAS_MATRICULAS]),
  ];
  const escolas = semEscolas.findIndex((colunas) => colunas.length === 0);
  const matriculas = semMatriculas.findIndex((colunas) => colunas.length === 0);
  if (escolas >= 0 && matriculas >= 0) return { escolas, matriculas };
  if (arquivos.length === 1) {
    // A file of the layout of 2025 alone has almost none of the other's columns.
    if (escolas >= 0 && semMatriculas[0]?.length === COLUNAS_DAS_MATRICULAS.length) return { recusa: MATRICULAS_NAO };
    if (matriculas >= 0 && (semEscolas[0]?.length ?? 0) > COLUNAS_DAS_ESCOLAS.length / 2)
      return { recusa: ESCOLAS_NAO };
    return { recusa: nomear(arquivos, faltam(COLUNAS_DO_CENSO)) };
  }
  const faltas = [...(escolas < 0 ? [semEscolas] : []), ...(matriculas < 0 ? [semMatriculas] : [])];
  return { recusa: faltas.map((colunas) => nomear(arquivos, colunas)).join(' ') };
}

/** The missing columns of the file that comes nearest. */
function nomear(arquivos: readonly Cabecalho[], faltas: readonly string[][]): string {
  const menos = Math.min(...faltas.map((colunas) => colunas.length));
  const posicao = faltas.findIndex((colunas) => colunas.length === menos);
  return `No arquivo ${arquivos[posicao]?.nome} faltam as colunas ${faltas[posicao]?.join(', ')}.`;
}

interface Alunos {
  categoria: CategoriaDaMatricula;
  parcial: number;
  integral: number;
}

/** A school of the census as the import understands it. */
export interface EscolaDoCenso {
  inep: string;
  nome: string;
  ano: number;
  /** Null: its enrolments can be compared with those of its unit. */
  situacao: Extract<SituacaoDoCenso, 'OUTRA_REDE' | 'FORA_DE_FUNCIONAMENTO' | 'SEM_MATRICULA' | 'ERRO'> | null;
  motivo: string | null;
  avisos: string[];
  localizacao: Localizacao | null;
  /** The census says that the school is of no traditional people or community. */
  semPovo: boolean;
  linhas: Alunos[];
}

/**
 * What the census knows of a school, for the registration of its unit. It has no telephone. A blank cell is left out.
 * @param escola as `EscolaLida`
 */
export function unidadeDoCenso(escola: Readonly<Record<ColunaDoCenso | ColunaDoEndereco, string>>) {
  const cep = escola.CO_CEP.replace(/\D/g, '');
  return {
    nome: escola.NO_ENTIDADE,
    tipoUnidade: 'ESCOLA' as const,
    codigoInep: escola.CO_ENTIDADE,
    // A spreadsheet that was saved again has lost the first zero.
    ...(cep !== '' && { cep: cep.padStart(8, '0') }),
    ...preenchidas({
      cidade: escola.NO_MUNICIPIO,
      logradouro: escola.DS_ENDERECO,
      numero: escola.NU_ENDERECO,
      bairro: escola.NO_BAIRRO,
      localizacao: LOCALIZACOES[escola.TP_LOCALIZACAO] ?? '',
    }),
  };
}

const preenchidas = <C extends string>(celulas: Record<C, string>): Partial<Record<C, string>> =>
  Object.fromEntries(Object.entries<string>(celulas).filter(([, celula]) => celula !== '')) as Partial<
    Record<C, string>
  >;

const MUNICIPAL = '3';
const EM_ATIVIDADE = '1';
const LOCALIZACOES: Readonly<Record<string, Localizacao>> = { '1': 'URBANA', '2': 'RURAL' };
/** The only code of TP_LOCALIZACAO_DIFERENCIADA that is the same in the dictionary of every year. */
const SEM_DIFERENCIACAO = '0';

/**
 * Reads a school: its network, whether it runs, and its students. Part time is the total without full time. A blank
 * cell is a stage that the school does not have.
 */
export function lerEscolaDoCenso(
  celulas: Readonly<Record<ColunaDoCenso, string>>,
  municipio: string,
  anoAtual: number,
): EscolaDoCenso {
  const ano = /^\d{4}$/.test(celulas.NU_ANO_CENSO) ? Number(celulas.NU_ANO_CENSO) : 0;
  const escola: EscolaDoCenso = {
    inep: celulas.CO_ENTIDADE,
    nome: celulas.NO_ENTIDADE,
    ano,
    situacao: null,
    motivo: null,
    avisos: [],
    localizacao: LOCALIZACOES[celulas.TP_LOCALIZACAO] ?? null,
    semPovo: celulas.TP_LOCALIZACAO_DIFERENCIADA === SEM_DIFERENCIACAO,
    linhas: [],
  };
  if (celulas.TP_DEPENDENCIA !== MUNICIPAL) return { ...escola, situacao: 'OUTRA_REDE' };
  if (celulas.TP_SITUACAO_FUNCIONAMENTO !== EM_ATIVIDADE) return { ...escola, situacao: 'FORA_DE_FUNCIONAMENTO' };
  const linhas = CATEGORIAS_DA_MATRICULA.map((categoria) => lerCategoria(celulas, categoria));
  const motivos = [
    ...(celulas.CO_MUNICIPIO === municipio ? [] : [`A escola é do município ${celulas.CO_MUNICIPIO}.`]),
    ...(MASCARAS.inep.valido(escola.inep) ? [] : [MASCARAS.inep.mensagem]),
    ...violacoesDoAnoDasMatriculas(ano, anoAtual).map(({ mensagem }) => mensagem),
    ...linhas.filter((linha) => typeof linha === 'string'),
  ];
  if (motivos.length > 0) return { ...escola, situacao: 'ERRO', motivo: motivos.join(' ') };
  escola.linhas = linhas.flatMap((linha) =>
    typeof linha !== 'string' && linha.parcial + linha.integral > 0 ? [linha] : [],
  );
  const { total } = somarMatriculas(escola.linhas);
  if (total === 0) return { ...escola, situacao: 'SEM_MATRICULA' };
  return { ...escola, avisos: avisosDe(celulas, total) };
}

/** The students of a category, or the sentence of the error. */
function lerCategoria(
  celulas: Readonly<Record<ColunaDoCenso, string>>,
  categoria: CategoriaDaMatricula,
): Alunos | string {
  const colunas = COLUNAS_DA_CATEGORIA[categoria];
  const rotulo = ROTULOS_CATEGORIA_DA_MATRICULA[categoria];
  const [total, integral] = [lerNumero(celulas[colunas.total]), lerNumero(celulas[colunas.integral])];
  if (total === null) return `${rotulo}: '${celulas[colunas.total]}' em ${colunas.total} não é uma quantidade.`;
  if (integral === null)
    return `${rotulo}: '${celulas[colunas.integral]}' em ${colunas.integral} não é uma quantidade.`;
  if (integral > total) return `${rotulo}: ${integral} em tempo integral de um total de ${total}.`;
  return { categoria, parcial: total - integral, integral };
}

function lerNumero(celula: string): number | null {
  const texto = celula.trim();
  if (texto === '') return 0;
  const numero = /^\d{1,9}$/.test(texto) ? Number(texto) : null;
  return numero !== null && numero <= LIMITES.pessoas ? numero : null;
}

function avisosDe({ QT_MAT_BAS, TP_LOCALIZACAO_DIFERENCIADA }: Readonly<Record<ColunaDoCenso, string>>, total: number) {
  const doCenso = lerNumero(QT_MAT_BAS);
  return [
    ...(doCenso === total ? [] : [`O censo dá ${QT_MAT_BAS || 'em branco'} no total, e as etapas somam ${total}.`]),
    ...(['', SEM_DIFERENCIACAO].includes(TP_LOCALIZACAO_DIFERENCIADA)
      ? []
      : [
          `Localização diferenciada de código ${TP_LOCALIZACAO_DIFERENCIADA}: informe na unidade o povo ou a comunidade.`,
        ]),
  ];
}
