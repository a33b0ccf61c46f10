import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { estadoDaRefeicao, ROTULOS_ESTADO_REFEICAO } from '@merenda/shared/regras';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDeRefeicoes } from './consultas.js';

/** The meals of a unit, or of all units of the user. */
export const EXPORTACAO_DE_REFEICOES = exportavel('GET /refeicoes/pagina', {
  titulo: 'Refeições',
  ler: (contexto, { query }) => paginaDeRefeicoes(contexto, query),
  colunas: ({ texto, numero, dia, instante }) => [
    texto('Unidade', ({ unidadeEducacional }) => unidadeEducacional.nome),
    texto('Cardápio', ({ lancamentoCardapio }) => lancamentoCardapio?.cardapio.nome),
    texto('Prato', ({ prato }) => prato.nome),
    dia('Data', ({ dia }) => dia),
    texto('Hora', ({ hora }) => hora),
    texto('Tipo', ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo]),
    numero('Alunos', ({ quantidadeDePessoas }) => quantidadeDePessoas),
    numero('Acréscimo (%)', ({ acrescimo }) => acrescimo),
    texto('Situação', (refeicao) => ROTULOS_ESTADO_REFEICAO[estadoDaRefeicao(refeicao)]),
    instante('Executada em', ({ executadoEm }) => executadoEm),
    numero('Sobra (kg)', ({ sobraDeAlimentos }) => sobraDeAlimentos),
  ],
});
