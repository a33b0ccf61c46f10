import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import { formatarPercentual } from '../../formatos/numeros.js';
import { SEM_VALOR } from '../../formatos/sem-valor.js';
import { estadoDaRefeicao, ROTULOS_ESTADO_REFEICAO } from '../../regras/cardapios/estados-da-refeicao.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { ROTULOS_TIPO_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import type { Refeicao } from './refeicoes.js';

/** The fields of a meal in its list. */
export const CAMPOS_DA_REFEICAO = {
  unidadeEducacional: {
    titulo: 'Unidade',
    valor: ({ unidadeEducacional }) => unidadeEducacional.nome,
    naTela: nomeProprio,
    onde: ['tela', 'exportacao'],
    nome: true,
  },
  cardapio: {
    titulo: 'Cardápio',
    valor: ({ lancamentoCardapio }) => lancamentoCardapio?.cardapio.nome ?? null,
    onde: ['exportacao'],
  },
  prato: {
    titulo: 'Prato',
    valor: ({ prato }) => prato.nome,
    naTela: nomeComum,
    onde: ['tela', 'exportacao'],
    ordem: 'prato',
    principal: true,
  },
  dia: { titulo: 'Data', tipo: 'data', valor: ({ dia }) => dia, onde: ['tela', 'exportacao'], ordem: 'data' },
  hora: { titulo: 'Hora', valor: ({ hora }) => hora, onde: ['tela', 'exportacao'], ordem: 'hora' },
  tipo: { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo], onde: ['tela', 'exportacao'] },
  quantidadeDePessoas: {
    titulo: 'Alunos',
    tipo: 'inteiro',
    valor: ({ quantidadeDePessoas }) => quantidadeDePessoas,
    onde: ['tela', 'exportacao'],
    ordem: 'alunos',
    destaque: true,
  },
  acrescimo: {
    titulo: 'Acréscimo (%)',
    titulos: { tela: 'Acréscimo' },
    tipo: 'quantidade',
    valor: ({ acrescimo }) => acrescimo,
    naTela: (_, { acrescimo }) => formatarPercentual(acrescimo),
    onde: ['tela', 'exportacao'],
  },
  situacao: {
    titulo: 'Situação',
    valor: (refeicao) => ROTULOS_ESTADO_REFEICAO[estadoDaRefeicao(refeicao)],
    onde: ['tela', 'exportacao'],
  },
  executadoEm: {
    titulo: 'Executada em',
    tipo: 'instante',
    valor: ({ executadoEm }) => executadoEm,
    onde: ['exportacao'],
  },
  sobraDeAlimentos: {
    titulo: 'Sobra (kg)',
    titulos: { tela: 'Sobra' },
    tipo: 'quantidade',
    valor: ({ sobraDeAlimentos }) => sobraDeAlimentos,
    naTela: (sobra) => (sobra === '' ? SEM_VALOR : `${sobra} kg`),
    onde: ['tela', 'exportacao'],
    destaque: true,
  },
} satisfies CamposDefinidos<Refeicao, never>;
