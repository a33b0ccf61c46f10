import { nomeProprio } from '@merenda/shared/formatos';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques, usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import type { Excluivel } from '../../mecanismos/exclusoes/excluivel.js';
import { travarUnidade } from './consultas.js';
import { comInepUnico } from './gravacao.js';

/** A unit is deleted with its stock, which must never have held anything; one that is in use can be deactivated. */
export const EXCLUSAO_DE_UNIDADES: Excluivel = {
  exclusao: 'DELETE /unidades-educacionais/:id',
  tabela: unidadesEducacionais,
  mais: [estoques],
  vinculos: [usuarioEstoques],
  unico: comInepUnico,
  travar: async (tx, _contexto, registro) => {
    const unidade = await travarUnidade(tx, Number(registro));
    return {
      registrado: unidade,
      sujeito: `A unidade ${nomeProprio(unidade.nome)}`,
      ...(unidade.ativa && { saida: 'Para que deixe de ser oferecida, abra os detalhes da unidade e use Desativar.' }),
    };
  },
};
