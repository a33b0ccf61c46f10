import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { estadoDaRefeicao, ROTULOS_ESTADO_REFEICAO } from '@merenda/shared/regras';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDeRefeicoes } from './consultas.js';

/** The meals of a unit, or of all units of the user. */
export const EXPORTACAO_DE_REFEICOES = exportavel('GET /refeicoes/pagina', {
  titulo: 'Refeições',
  ler: (contexto, { query }) => paginaDeRefeicoes(contexto, query),
  campos: {
    unidade: { titulo: 'Unidade', valor: ({ unidadeEducacional }) => unidadeEducacional.nome },
    cardapio: { titulo: 'Cardápio', valor: ({ lancamentoCardapio }) => lancamentoCardapio?.cardapio.nome ?? null },
    prato: { titulo: 'Prato', valor: ({ prato }) => prato.nome },
    dia: { titulo: 'Data', tipo: 'data', valor: ({ dia }) => dia },
    hora: { titulo: 'Hora', valor: ({ hora }) => hora },
    tipo: { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
    alunos: { titulo: 'Alunos', tipo: 'inteiro', valor: ({ quantidadeDePessoas }) => quantidadeDePessoas },
    acrescimo: { titulo: 'Acréscimo (%)', tipo: 'quantidade', valor: ({ acrescimo }) => acrescimo },
    situacao: { titulo: 'Situação', valor: (refeicao) => ROTULOS_ESTADO_REFEICAO[estadoDaRefeicao(refeicao)] },
    executadoEm: { titulo: 'Executada em', tipo: 'instante', valor: ({ executadoEm }) => executadoEm },
    sobra: { titulo: 'Sobra (kg)', tipo: 'quantidade', valor: ({ sobraDeAlimentos }) => sobraDeAlimentos },
  },
});
