import { z } from 'zod';
import { ROTAS } from './rotas.js';
import type { Rota } from './rotas/rota.js';

/** Fields that only records of persons have: docs/security.md. */
const DE_PESSOAS = ['cpf', 'email', 'celular', 'alunoId', 'antes', 'depois'];

/** The names of all fields of a response. */
function camposDe(esquema: unknown): string[] {
  if (typeof esquema !== 'object' || esquema === null) return [];
  return Object.entries(esquema).flatMap(([nome, valor]: [string, unknown]) => [
    ...(nome === 'properties' ? Object.keys(valor as object) : []),
    ...camposDe(valor),
  ]);
}

const LEITURAS = Object.entries<Rota>(ROTAS).filter(([nome]) => nome.startsWith('GET '));

test.each(LEITURAS)('%s is marked when its response has personal data', (_nome, { resposta, pessoal }) => {
  const campos = camposDe(z.toJSONSchema(resposta, { unrepresentable: 'any' }));
  expect(campos.filter((campo) => DE_PESSOAS.includes(campo) && !pessoal)).toEqual([]);
});
