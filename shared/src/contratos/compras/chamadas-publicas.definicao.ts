import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_STATUS_CHAMADA } from '../../vocabulario/compras/chamadas-publicas.js';
import type { ChamadaPublicaResumo } from './chamadas-publicas.js';

/** The fields of a public call in its list and in its details. */
export const CAMPOS_DA_CHAMADA = {
  numero: {
    titulo: 'Número',
    valor: ({ numero, ano }) => `${numero}/${ano}`,
    onde: ['tela'],
    tipo: 'codigo',
    destaque: true,
  },
  unidadeEducacional: {
    titulo: 'Unidade gestora',
    valor: ({ unidadeEducacional }) => unidadeEducacional.nome,
    naTela: nomeProprio,
    onde: [],
  },
  objeto: { titulo: 'Objeto', valor: ({ objeto }) => objeto, naTela: nomeComum, onde: ['tela'], nome: true },
  dataAbertura: { titulo: 'Abertura', tipo: 'data', valor: ({ dataAbertura }) => dataAbertura, onde: ['tela'] },
  prazo: { titulo: 'Prazo dos projetos', tipo: 'data', valor: ({ prazo }) => prazo, onde: ['tela'], destaque: true },
  aquisicao: { titulo: 'Contrato', valor: ({ aquisicao }) => aquisicao?.numero ?? null, onde: ['tela'] },
  status: { titulo: 'Situação', valor: ({ status }) => ROTULOS_STATUS_CHAMADA[status], onde: ['tela'] },
} satisfies CamposDefinidos<ChamadaPublicaResumo, ListaConvencao>;
