import { ROTULOS_TIPO_REFEICAO, ROTULOS_UNIDADE_MEDIDA } from '@merenda/shared/contratos';
import { sobraPorAluno } from '@merenda/shared/regras';
import { paginaDoValor } from '../../estoque/index.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { paginaDoConsumo } from './consumo-mensal.js';
import { paginaDeSobras, refeicoesPorMes } from './indicadores-de-refeicao.js';

/** The leftovers of the meals of the user's units. */
export const EXPORTACAO_DE_SOBRAS = exportavel('GET /relatorios/sobras/pagina', {
  titulo: 'Sobra por refeição',
  ler: (contexto, { query }) => paginaDeSobras(contexto, periodoValido(query)),
  colunas: ({ texto, numero, dia }) => [
    texto('Prato', ({ prato }) => prato.nome),
    dia('Data', ({ dia }) => dia),
    texto('Hora', ({ hora }) => hora),
    texto('Unidade', ({ unidade }) => unidade.nome),
    texto('Refeição', ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo]),
    numero('Alunos', ({ quantidadeDePessoas }) => quantidadeDePessoas),
    numero('Sobra (kg)', ({ sobra }) => sobra),
    numero('Por aluno (g)', (linha) => Math.round(sobraPorAluno(linha))),
  ],
});

/** The planned and the executed meals of each month. */
export const EXPORTACAO_DE_REFEICOES_POR_MES = exportavel('GET /relatorios/refeicoes-por-mes', {
  titulo: 'Refeições por mês',
  ler: (contexto, { query }) => refeicoesPorMes(contexto, periodoValido(query)),
  colunas: ({ texto, numero }) => [
    texto('Mês', ({ mes }) => mes),
    numero('Planejadas', ({ planejadas }) => planejadas),
    numero('Executadas', ({ executadas }) => executadas),
  ],
});

/** What meals and kits took of each item, month by month. */
export const EXPORTACAO_DO_CONSUMO = exportavel('GET /relatorios/consumo-mensal/pagina', {
  titulo: 'Consumo mensal',
  ler: (contexto, { query }) => paginaDoConsumo(contexto, periodoValido(query)),
  colunas: ({ texto, numero }) => [
    texto('Item', ({ item }) => item.nome),
    texto('Mês', ({ mes }) => mes),
    numero('Consumo', ({ quantidade }) => quantidade),
    texto('Unidade de medida', ({ unidadeMedida }) => ROTULOS_UNIDADE_MEDIDA[unidadeMedida]),
  ],
});

/** What the stock of each unit is worth. */
export const EXPORTACAO_DO_VALOR = exportavel('GET /relatorios/valor-dos-estoques/pagina', {
  titulo: 'Valor dos estoques',
  ler: (contexto, { query }) => paginaDoValor(contexto, query),
  colunas: ({ texto, numero }) => [
    texto('Unidade', ({ unidade }) => unidade.nome),
    numero('Valor', ({ valor }) => valor),
    numero('Lotes', ({ lotes }) => lotes),
    numero('Lotes sem preço', ({ lotesSemPreco }) => lotesSemPreco),
  ],
});
