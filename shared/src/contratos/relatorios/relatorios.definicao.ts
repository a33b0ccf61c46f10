import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import { formatarPercentual, formatarQuantidade } from '../../formatos/numeros.js';
import { SEM_VALOR } from '../../formatos/sem-valor.js';
import { categoriaPorExtenso, rotuloDaCategoria } from '../../regras/cadastros/categorias.js';
import { sobraPorAluno } from '../../regras/cardapios/execucao.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { ROTULOS_UNIDADE_MEDIDA, SIMBOLOS_UNIDADE_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { ROTULOS_TIPO_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import type { ValorDoEstoque } from '../estoque/estoques.js';
import type { ConsumoMensal, CustoDasRefeicoes, RefeicoesPorMes, SobraDaRefeicao } from './relatorios.js';

/** The fields of the leftovers of a meal. */
export const CAMPOS_DA_SOBRA = {
  prato: { titulo: 'Prato', valor: ({ prato }) => prato.nome, naTela: nomeComum, ordem: 'prato' },
  dia: {
    titulo: 'Data',
    tipo: 'data',
    valor: ({ dia }) => dia,
    naTela: (dia, { hora }) => `${dia} ${hora}`,
    ordem: 'data',
  },
  hora: { titulo: 'Hora', valor: ({ hora }) => hora },
  unidade: { titulo: 'Unidade', valor: ({ unidade }) => unidade.nome, naTela: nomeProprio, ordem: 'unidade' },
  tipo: { titulo: 'Refeição', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  quantidadeDePessoas: { titulo: 'Alunos', tipo: 'inteiro', valor: ({ quantidadeDePessoas }) => quantidadeDePessoas },
  sobra: {
    titulo: 'Sobra (kg)',
    tipo: 'quantidade',
    valor: ({ sobra }) => sobra,
    naTela: (_, { sobra }) => formatarQuantidade(sobra, 2),
    ordem: 'sobra',
  },
  porAluno: {
    titulo: 'Por aluno (g)',
    tipo: 'inteiro',
    valor: (linha) => Math.round(sobraPorAluno(linha)),
    ordem: 'porAluno',
  },
} satisfies CamposDefinidos<SobraDaRefeicao, never>;

/** The fields of the meals of a month. */
export const CAMPOS_DAS_REFEICOES_POR_MES = {
  mes: {
    titulo: 'Mês',
    valor: ({ mes }) => mes,
    // '03/2026' → '2026/03', which sorts.
    ordem: ({ mes }) => mes.split('/').reverse().join('/'),
  },
  planejadas: { titulo: 'Planejadas', tipo: 'inteiro', valor: ({ planejadas }) => planejadas },
  executadas: { titulo: 'Executadas', tipo: 'inteiro', valor: ({ executadas }) => executadas },
  execucao: {
    titulo: 'Execução',
    tipo: 'quantidade',
    valor: ({ planejadas, executadas }) => (planejadas === 0 ? null : (executadas / planejadas) * 100),
    naTela: (_, { planejadas, executadas }) =>
      planejadas === 0 ? SEM_VALOR : formatarPercentual(((executadas / planejadas) * 100).toFixed(1)),
    onde: [],
    ordem: false,
  },
} satisfies CamposDefinidos<RefeicoesPorMes, never>;

/** The fields of what meals and kits took of an item in a month. */
export const CAMPOS_DO_CONSUMO = {
  item: { titulo: 'Item', valor: ({ item }) => item.nome, naTela: nomeComum, ordem: 'item' },
  mes: { titulo: 'Mês', valor: ({ mes }) => mes, ordem: 'mes' },
  quantidade: { titulo: 'Consumo', tipo: 'quantidade', valor: ({ quantidade }) => quantidade, ordem: 'consumo' },
  unidadeMedida: {
    titulo: 'Unidade de medida',
    titulos: { tela: 'Unidade' },
    valor: ({ unidadeMedida }) => ROTULOS_UNIDADE_MEDIDA[unidadeMedida],
    naTela: (_, { unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
  },
} satisfies CamposDefinidos<ConsumoMensal, never>;

/** The fields of what the stock of a unit is worth. */
export const CAMPOS_DO_VALOR_DO_ESTOQUE = {
  unidade: { titulo: 'Unidade', valor: ({ unidade }) => unidade.nome, naTela: nomeProprio, ordem: 'unidade' },
  valor: { titulo: 'Valor', tipo: 'moeda', valor: ({ valor }) => valor, ordem: 'valor' },
  lotes: { titulo: 'Lotes', tipo: 'inteiro', valor: ({ lotes }) => lotes, ordem: 'lotes' },
  lotesSemPreco: {
    titulo: 'Lotes sem preço',
    tipo: 'inteiro',
    valor: ({ lotesSemPreco }) => lotesSemPreco,
    ordem: 'semPreco',
  },
} satisfies CamposDefinidos<ValorDoEstoque, never>;

/** The fields of what the meals of a unit, stage and month cost. */
export const CAMPOS_DO_CUSTO = {
  mes: { titulo: 'Mês', valor: ({ mes }) => mes },
  unidade: {
    titulo: 'Unidade',
    valor: ({ unidade }) => unidade.nome,
    naTela: nomeProprio,
    nome: true,
    ordem: 'unidade',
  },
  categoria: {
    titulo: 'Faixa',
    valor: ({ categoria }) => rotuloDaCategoria(categoria),
    naTela: (_, { categoria, modalidade }) => `${categoriaPorExtenso(categoria)}. ${modalidade.descricao}`,
  },
  modalidade: { titulo: 'Jornada', valor: ({ modalidade }) => modalidade.descricao },
  repasse: { titulo: 'Repasse por aluno e dia', tipo: 'moeda', valor: ({ repasse }) => repasse },
  repasseAConferir: {
    titulo: 'Repasse a conferir',
    valor: ({ repasseAConferir }) => (repasseAConferir ? 'Sim' : 'Não'),
  },
  diasPlanejados: { titulo: 'Dias planejados', tipo: 'inteiro', valor: ({ planejado }) => planejado.dias },
  pratosPlanejados: { titulo: 'Pratos planejados', tipo: 'inteiro', valor: ({ planejado }) => planejado.refeicoes },
  pratosSemPreco: { titulo: 'Pratos sem algum preço', tipo: 'inteiro', valor: ({ planejado }) => planejado.semPreco },
  planejadoPorRefeicao: {
    titulo: 'Planejado por refeição',
    tipo: 'moeda',
    valor: ({ planejado }) => planejado.porRefeicao,
  },
  planejado: {
    titulo: 'Planejado por aluno e dia',
    titulos: { tela: 'Planejado, aluno e dia' },
    tipo: 'moeda',
    valor: ({ planejado }) => planejado.porAluno,
    ordem: 'planejado',
  },
  planejadoPnae: { titulo: 'Planejado, parte do PNAE', tipo: 'moeda', valor: ({ planejado }) => planejado.pnae },
  planejadoMunicipio: {
    titulo: 'Planejado, parte do município',
    tipo: 'moeda',
    valor: ({ planejado }) => planejado.municipio,
  },
  diasExecutados: { titulo: 'Dias executados', tipo: 'inteiro', valor: ({ executado }) => executado.dias },
  refeicoesExecutadas: {
    titulo: 'Refeições executadas',
    titulos: { tela: 'Refeições executadas' },
    tipo: 'inteiro',
    valor: ({ executado }) => executado.refeicoes,
    // A day of which only some meals were executed cost less than it was planned to.
    naTela: (executadas, { planejado }) => `${executadas} de ${formatarQuantidade(planejado.refeicoes)}`,
    ordem: false,
  },
  porcoes: { titulo: 'Porções servidas', tipo: 'inteiro', valor: ({ executado }) => executado.porcoes },
  refeicoesSemPreco: {
    titulo: 'Refeições sem algum preço',
    tipo: 'inteiro',
    valor: ({ executado }) => executado.semPreco,
  },
  refeicoesEstimadas: {
    titulo: 'Refeições com preço estimado',
    tipo: 'inteiro',
    valor: ({ executado }) => executado.estimadas,
  },
  executado: {
    titulo: 'Executado por aluno e dia',
    titulos: { tela: 'Executado, aluno e dia' },
    tipo: 'moeda',
    valor: ({ executado }) => executado.porAluno,
    ordem: 'executado',
  },
  pnae: {
    titulo: 'Executado, parte do PNAE',
    titulos: { tela: 'O PNAE paga' },
    tipo: 'moeda',
    valor: ({ executado }) => executado.pnae,
  },
  municipio: {
    titulo: 'Executado, parte do município',
    titulos: { tela: 'O município paga' },
    tipo: 'moeda',
    valor: ({ executado }) => executado.municipio,
  },
  porRefeicao: {
    titulo: 'Executado por refeição',
    titulos: { tela: 'Por refeição' },
    tipo: 'moeda',
    valor: ({ executado }) => executado.porRefeicao,
    ordem: 'porRefeicao',
  },
  porDia: {
    titulo: 'Executado por dia',
    titulos: { tela: 'Por dia' },
    tipo: 'moeda',
    valor: ({ executado }) => executado.porDia,
    ordem: 'porDia',
  },
  total: {
    titulo: 'Total executado',
    tipo: 'moeda',
    valor: ({ executado }) => executado.total,
  },
} satisfies CamposDefinidos<CustoDasRefeicoes, never>;
