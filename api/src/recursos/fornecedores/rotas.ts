import { FornecedorDaLista, TIPOS_FORNECEDOR } from '@merenda/shared/contratos';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fornecedores as tabela } from '../../banco/esquema/catalogo.js';
import type { Rotas } from '../rotas.js';

const fornecedores: Rotas = async (app) => {
  app.get('/fornecedores', {
    config: { permissao: 'LOGADO' },
    schema: {
      tags: ['Fornecedores'],
      summary: 'Lista os fornecedores, todos ou de um tipo',
      querystring: z.object({ fornecedorTipo: z.enum(TIPOS_FORNECEDOR).optional() }),
      response: { 200: z.array(FornecedorDaLista) },
    },
  }, async ({ query }) => {
    const { id, nome, nomeFantasia, razaoSocial, fornecedorTipo, agriculturaFamiliar } = tabela;
    return app.banco
      .select({ id, nome, nomeFantasia, razaoSocial, fornecedorTipo, agriculturaFamiliar })
      .from(tabela)
      .where(query.fornecedorTipo ? eq(fornecedorTipo, query.fornecedorTipo) : undefined)
      .orderBy(asc(id));
  });
};

export default fornecedores;
