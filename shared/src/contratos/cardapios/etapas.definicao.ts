import { nomeComum } from '../../formatos/nomes.js';
import { categoriaPorExtenso, rotuloDaCategoria } from '../../regras/cadastros/categorias.js';
import type { CampoDefinido } from '../../regras/definicao.js';
import type { Categoria, Modalidade } from '../cadastros/convencoes.js';

/** What dishes, menus and weekly menus have in common: each is for a category and modality. */
interface DaEtapa {
  nome: string;
  categoria: Categoria;
  modalidade: Modalidade;
}

export const CAMPOS_DA_ETAPA = {
  nome: {
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    naTela: nomeComum,
    onde: ['tela', 'papel', 'exportacao'],
  },
  categoria: {
    titulo: 'Categoria',
    valor: ({ categoria }) => rotuloDaCategoria(categoria),
    naTela: (_, { categoria }) => categoriaPorExtenso(categoria),
    onde: ['tela', 'papel', 'exportacao'],
    ordem: ({ categoria }) => categoria.id,
  },
  modalidade: {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => modalidade.descricao,
    onde: ['tela', 'papel', 'exportacao'],
  },
} satisfies Record<keyof DaEtapa, CampoDefinido<DaEtapa, never>>;
