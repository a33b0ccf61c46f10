import { nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { formatarDocumento } from '../../regras/compras/notas-eletronicas/nota.js';
import { ROTULOS_GRUPO_PRIORITARIO, ROTULOS_TIPO_CAF } from '../../vocabulario/cadastros/fornecedores.js';
import { ROTULOS_CATEGORIA_DA_MATRICULA } from '../../vocabulario/cadastros/matriculas.js';
import {
  ROTULOS_INDICADOR_DAS_CONTAS,
  ROTULOS_LINHA_DO_QUADRO,
} from '../../vocabulario/compras/prestacao-de-contas.js';
import type {
  AlunosDasContas,
  CorrecaoDasContas,
  IndicadorLido,
  LinhaDoQuadroDasContas,
  PagoAoAgricultor,
  RefeicoesDasContas,
} from './prestacao-de-contas.js';
import { simNaoOuVazio } from './relacao-de-pagamentos.definicao.js';

/** The columns of the accounts' income and expenses, on the screen too. */
export const CAMPOS_DO_QUADRO = {
  linha: {
    titulo: 'Descrição',
    valor: ({ linha }) => ROTULOS_LINHA_DO_QUADRO[linha],
    onde: ['tela', 'exportacao'],
    ordem: false,
  },
  parcela: {
    titulo: 'Parcela',
    tipo: 'inteiro',
    valor: ({ parcela }) => parcela,
    onde: ['tela', 'exportacao'],
    ordem: false,
  },
  data: { titulo: 'Data', tipo: 'data', valor: ({ data }) => data, onde: ['tela', 'exportacao'], ordem: false },
  documento: {
    titulo: 'Ordem bancária',
    tipo: 'codigo',
    valor: ({ documento }) => documento,
    onde: ['tela', 'exportacao'],
    ordem: false,
  },
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    onde: ['tela', 'exportacao'],
    ordem: false,
    destaque: true,
  },
} satisfies CamposDefinidos<LinhaDoQuadroDasContas, never>;

/** The columns of what was written into a closed year, on the screen. */
export const CAMPOS_DA_CORRECAO = {
  em: { titulo: 'Quando', tipo: 'instante', valor: ({ em }) => em, onde: ['tela'], ordem: false },
  descricao: { titulo: 'O que mudou', valor: ({ descricao }) => descricao, onde: ['tela'], ordem: false },
  motivo: { titulo: 'Motivo', valor: ({ motivo }) => motivo, onde: ['tela'], ordem: false },
  por: { titulo: 'Quem', valor: ({ por }) => por, naTela: nomeProprio, onde: ['tela'], ordem: false },
} satisfies CamposDefinidos<CorrecaoDasContas, never>;

/** The columns of what was paid to family farming. */
export const CAMPOS_DO_PAGO_AO_AGRICULTOR = {
  favorecido: { titulo: 'Favorecido', valor: ({ favorecido }) => favorecido },
  inscricao: { titulo: 'CPF/CNPJ', tipo: 'codigo', valor: ({ inscricao }) => formatarDocumento(inscricao ?? '') },
  caf: { titulo: 'CAF', tipo: 'codigo', valor: ({ caf }) => caf },
  cafTipo: { titulo: 'Tipo da CAF', valor: ({ cafTipo }) => cafTipo && ROTULOS_TIPO_CAF[cafTipo] },
  gruposPrioritarios: {
    titulo: 'Grupo prioritário',
    valor: ({ gruposPrioritarios }) => gruposPrioritarios.map((grupo) => ROTULOS_GRUPO_PRIORITARIO[grupo]),
  },
  mulherTitular: {
    titulo: 'Mulher titular',
    valor: ({ mulherTitular }) => simNaoOuVazio(mulherTitular),
  },
  notas: { titulo: 'Notas pagas', tipo: 'inteiro', valor: ({ notas }) => notas },
  valor: { titulo: 'Valor pago', tipo: 'moeda', valor: ({ valor }) => valor },
} satisfies CamposDefinidos<PagoAoAgricultor, never>;

/** The columns of the students. */
export const CAMPOS_DOS_ALUNOS = {
  censo: { titulo: 'Censo', tipo: 'inteiro', valor: ({ censo }) => censo },
  categoria: { titulo: 'Etapa', valor: ({ categoria }) => ROTULOS_CATEGORIA_DA_MATRICULA[categoria] },
  parcial: { titulo: 'Tempo parcial', tipo: 'inteiro', valor: ({ parcial }) => parcial },
  integral: { titulo: 'Tempo integral', tipo: 'inteiro', valor: ({ integral }) => integral },
  total: { titulo: 'Total', tipo: 'inteiro', valor: ({ parcial, integral }) => parcial + integral },
} satisfies CamposDefinidos<AlunosDasContas, never>;

/** The columns of the meals that were served. */
export const CAMPOS_DAS_REFEICOES_SERVIDAS = {
  mes: { titulo: 'Mês', valor: ({ mes }) => mes },
  etapa: { titulo: 'Etapa', valor: ({ etapa }) => etapa },
  refeicoes: { titulo: 'Refeições servidas', tipo: 'inteiro', valor: ({ refeicoes }) => refeicoes },
} satisfies CamposDefinidos<RefeicoesDasContas, never>;

/** The columns of the figures. */
export const CAMPOS_DOS_INDICADORES = {
  indicador: { titulo: 'Indicador', valor: ({ indicador }) => ROTULOS_INDICADOR_DAS_CONTAS[indicador] },
  valor: { titulo: 'Valor', tipo: 'quantidade', valor: ({ valor }) => valor },
  observacao: { titulo: 'Observação', valor: ({ observacao }) => observacao },
} satisfies CamposDefinidos<IndicadorLido, never>;
