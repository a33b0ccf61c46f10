import {
  BuscaReferencia,
  Categoria,
  ComponenteNutricional,
  Convencao,
  Patologia,
  PERMISSOES,
  PorLista,
  ReferenciaNutricional,
  ROTULOS_PERMISSAO,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';
import {
  buscarReferencia,
  listarCategorias,
  listarComponentes,
  listarConvencao,
  listarPatologias,
} from './repositorio.js';

const config = { permissao: 'LOGADO' } as const;
const tags = ['Convenções'];

/** The lookups of specification 1, section 7: whoever has entered reads them. */
const convencoes: Rotas = async (app) => {
  app.get(
    '/permissoes',
    {
      config,
      schema: { tags, summary: 'Permissões que um usuário pode ter', response: { 200: z.array(Convencao) } },
    },
    async () => PERMISSOES.map((nome) => ({ nome, descricao: ROTULOS_PERMISSAO[nome] })),
  );

  app.get(
    '/categorias',
    {
      config,
      schema: { tags, summary: 'Etapas de ensino com a faixa etária', response: { 200: z.array(Categoria) } },
    },
    async () => listarCategorias(app.banco),
  );

  app.get(
    '/patologias',
    {
      config,
      schema: { tags, summary: 'Patologias que pedem outro cardápio', response: { 200: z.array(Patologia) } },
    },
    async () => listarPatologias(app.banco),
  );

  app.get(
    '/componentes-nutricionais',
    {
      config,
      schema: { tags, summary: 'Nutrientes da ficha técnica', response: { 200: z.array(ComponenteNutricional) } },
    },
    async () => listarComponentes(app.banco),
  );

  app.get(
    '/convencoes/referencias-nutricionais',
    {
      config,
      schema: {
        tags,
        summary: 'Referência nacional de uma etapa e modalidade',
        querystring: BuscaReferencia,
        response: { 200: ReferenciaNutricional },
      },
    },
    async ({ query }) => buscarReferencia(app.banco, query.categoria, query.modalidade),
  );

  app.get(
    '/convencoes/:lista',
    {
      config,
      schema: { tags, summary: 'Uma lista de opções', params: PorLista, response: { 200: z.array(Convencao) } },
    },
    async ({ params }) => listarConvencao(app.banco, params.lista),
  );
};

export default convencoes;
