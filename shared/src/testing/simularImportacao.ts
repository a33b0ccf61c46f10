import {
  SITUACOES_DA_PREVIA,
  type CampoDaImportacao,
  type ColunaDePlanilha,
  type ColunasDaImportacao,
  type EdicaoDaPrevia,
  type EdicoesDaPrevia,
  type EntidadeImportavel,
  type ImportacaoEmCurso,
  type LinhaDaPrevia,
  type LinhaDePlanilha,
} from '@merenda/shared/contratos';
import type { Requisicao, Resposta } from './simularServidor.js';

/** What the check of a row finds; by default it is new. */
type Conferida = Partial<Omit<LinhaDaPrevia, 'numero' | 'celulas' | 'tipos'>>;

interface ImportacaoSimulada {
  id?: number;
  entidade?: EntidadeImportavel;
  /** The name of the file. */
  nome?: string;
  arquivo?: Partial<ColunasDaImportacao['arquivo']>;
  campos: CampoDaImportacao[];
  colunas: ColunaDePlanilha[];
  palpites?: ColunasDaImportacao['palpites'];
  palavras?: ColunasDaImportacao['palavras'];
  linhas: LinhaDePlanilha[];
  /** The check of a row with the columns as they are. */
  conferir?: (linha: LinhaDePlanilha, colunas: readonly ColunaDePlanilha[]) => Conferida;
  /** What the rows name and is not registered. */
  faltam?: () => ImportacaoEmCurso['faltam'];
  /** Of a reload: where the import is. */
  estado?: ImportacaoEmCurso['estado'];
}

/** A field of an import. */
export const campoDaImportacao = (
  campo: string,
  titulo: string,
  resto: Partial<CampoDaImportacao> = {},
): CampoDaImportacao => ({
  campo,
  titulo,
  obrigatorio: false,
  numerico: false,
  exemplo: '',
  opcoes: [],
  trocas: [],
  doNome: false,
  ...resto,
});

/** A row of texts. */
export const linhaDaImportacao = (numero: number, ...celulas: string[]): LinhaDePlanilha => ({
  numero,
  celulas,
  tipos: celulas.map((texto) => (texto === '' ? '-' : 't')).join(''),
});

const CERTO = { confianca: 'CERTO' as const, motivo: 'O título da coluna é o do campo.', amostra: ['x'] };

/**
 * An import that the server keeps, with the rules of its steps: the answers of its calls for `simularApi`. The rows are
 * checked by `conferir`, and the write ends when the test calls `terminar`.
 */
export function simularImportacao({
  id = 1,
  entidade = 'itens',
  nome = 'itens.csv',
  arquivo,
  campos,
  colunas: doArquivo,
  palpites = doArquivo.map(() => CERTO),
  palavras = [],
  linhas: daPlanilha,
  conferir = () => ({}),
  faltam = () => [],
  estado: inicial = 'LIDA',
}: ImportacaoSimulada) {
  let estado = inicial;
  let colunas = doArquivo;
  let linhas = daPlanilha.map(({ ignorada, ...linha }) => ({ ...linha, porque: ignorada ? PORQUE : null }));
  let feito: number | null = null;
  let aviso: string | null = null;
  let resultado: ImportacaoEmCurso['resultado'] = null;

  const conferidas = (): LinhaDaPrevia[] =>
    linhas.map((linha) => {
      const comum = { registro: linha.numero, nome: '', mudancas: [], motivos: [], avisos: [], culpada: null };
      if (linha.porque !== null) return { ...linha, ...comum, situacao: 'IGNORADA' };
      const conferida = conferir(linha, colunas);
      const situacao = (conferida.motivos ?? []).length > 0 ? 'RECUSADA' : 'NOVA';
      return { ...linha, ...comum, situacao, ...conferida };
    });

  function importacao(): ImportacaoEmCurso {
    const lidas = conferidas();
    const contar = (qual: string) =>
      lidas.filter(({ situacao }) => situacao === qual && (estado !== 'LIDA' || qual === 'IGNORADA')).length;
    const contagens = Object.fromEntries(SITUACOES_DA_PREVIA.map((qual) => [qual, contar(qual)]));
    return {
      ...{ id, entidade, nome, estado, linhas: linhas.length, aviso, feito, resultado },
      contagens: contagens as ImportacaoEmCurso['contagens'],
      faltam: estado === 'LIDA' ? [] : faltam(),
      usadaEm: '18/11/2026 10:41',
    };
  }

  const comColunas = (): ColunasDaImportacao => ({
    importacao: importacao(),
    arquivo: { descricao: 'CSV separado por vírgula', folhas: [], folha: null, avisos: [], ...arquivo },
    ...{ campos, colunas, palpites, palavras },
    doArquivo: doArquivo.length,
  });

  const posicaoDe = (campo: string): number => {
    const posicao = colunas.findIndex((coluna) => coluna.campo === campo);
    if (posicao >= 0) return posicao;
    const titulo = campos.find((um) => um.campo === campo)?.titulo ?? campo;
    colunas = [...colunas, { titulo, campo }];
    return colunas.length - 1;
  };

  function escrever(numero: number, campo: string, texto: string, guardada?: string): EdicaoDaPrevia {
    const posicao = posicaoDe(campo);
    const antes = linhas.find((linha) => linha.numero === numero);
    linhas = linhas.map((linha) => {
      if (linha.numero !== numero) return linha;
      const tipos = colunas.map((_, i) => linha.tipos[i] ?? '-');
      tipos[posicao] = guardada ?? (texto === '' ? '-' : 't');
      const celulas = colunas.map((_, i) => (i === posicao ? texto : (linha.celulas[i] ?? '')));
      return { ...linha, celulas, tipos: tipos.join('') };
    });
    const anterior = { texto: antes?.celulas[posicao] ?? '', guardada: antes?.tipos[posicao] ?? '-' };
    return { tipo: 'CELULAS', celulas: [{ numero, campo, ...anterior }] };
  }

  function deixar(numero: number, porque: string | null): EdicaoDaPrevia {
    linhas = linhas.map((linha) => (linha.numero === numero ? { ...linha, porque } : linha));
    return { tipo: porque === null ? 'DEIXAR' : 'RETOMAR', numeros: [numero] };
  }

  const comTexto = (campo: string, texto: string) =>
    linhas.filter(({ celulas, porque }) => porque === null && (celulas[posicaoDe(campo)] ?? '') === texto);

  function editar(edicao: EdicaoDaPrevia): EdicaoDaPrevia[] {
    switch (edicao.tipo) {
      case 'CELULAS':
        return edicao.celulas.map(({ numero, campo, texto, guardada }) => escrever(numero, campo, texto, guardada));
      case 'IGUAIS':
        return comTexto(edicao.campo, edicao.de).map(({ numero }) => escrever(numero, edicao.campo, edicao.para));
      default:
        return edicao.numeros.map((numero) => deixar(numero, edicao.tipo === 'DEIXAR' ? '' : null));
    }
  }

  function responderEdicoes({ corpo }: Requisicao) {
    const { edicoes, mostradas } = corpo as EdicoesDaPrevia;
    const [unica] = edicoes;
    const celula =
      edicoes.length === 1 && unica?.tipo === 'CELULAS' && unica.celulas.length === 1 ? unica.celulas[0] : null;
    const antes = celula && linhas.find(({ numero }) => numero === celula.numero)?.celulas[posicaoDe(celula.campo)];
    const desfazer = edicoes.flatMap(editar).toReversed();
    return {
      importacao: importacao(),
      colunas,
      linhas: conferidas().filter(({ numero }) => mostradas.includes(numero)),
      desfazer,
      iguais: celula ? comTexto(celula.campo, antes ?? '').length : 0,
    };
  }

  const base = `/importacoes-sessao/${id}`;
  const rotas: Record<string, Resposta> = {
    'GET /importacoes-sessao': () => [importacao()],
    'POST /importacoes-sessao': () => criada(comColunas()),
    [`GET ${base}`]: importacao,
    [`DELETE ${base}`]: undefined,
    [`GET ${base}/colunas`]: comColunas,
    [`PUT ${base}/colunas`]: ({ corpo }: Requisicao) => {
      const mudadas = corpo as { colunas: ColunaDePlanilha[]; conferir: boolean };
      ({ colunas } = mudadas);
      estado = mudadas.conferir ? 'CONFERIDA' : 'LIDA';
      return comColunas();
    },
    [`GET ${base}/numeros`]: ({ busca }: Requisicao) =>
      conferidas().flatMap(({ numero, situacao }) => ((busca['situacao'] ?? situacao) === situacao ? [numero] : [])),
    [`GET ${base}/linhas`]: ({ busca }: Requisicao) =>
      conferidas().filter(({ numero }) => busca['numeros']?.split(',').includes(String(numero))),
    [`POST ${base}/edicoes`]: responderEdicoes,
    [`POST ${base}/confirmacao`]: () => {
      [estado, feito, aviso] = ['GRAVANDO', 0, null];
      return importacao();
    },
    [`POST ${base}/correcao`]: () => {
      const recusadas = new Set(conferidas().flatMap((uma) => (uma.situacao === 'RECUSADA' ? [uma.numero] : [])));
      linhas = linhas.filter(({ numero }) => recusadas.has(numero));
      [estado, resultado] = ['CONFERIDA', null];
      return importacao();
    },
    [`GET ${base}/recusadas`]: { nome: 'linhas-recusadas.xlsx', conteudo: 'UEs=' },
  };

  return {
    rotas,
    /** What the server keeps. */
    agora: comColunas,
    /** The write has come so far. */
    avancar: (parte: number) => (feito = parte),
    /** The write ends with these records. */
    terminar(gravado: Partial<NonNullable<ImportacaoEmCurso['resultado']>>) {
      [estado, feito] = ['GRAVADA', null];
      resultado = { novas: 0, alteradas: 0, iguais: 0, recusadas: 0, criados: [], ...gravado };
    },
    /** The write ends without effect. */
    recusar(frase: string) {
      [estado, feito, aviso] = ['CONFERIDA', null, frase];
    },
  };
}

const PORQUE = 'Parece um total.';

const criada = (corpo: unknown): Response =>
  new Response(JSON.stringify(corpo), { status: 201, headers: { 'Content-Type': 'application/json' } });
