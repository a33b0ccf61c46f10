import { asAdmin, many } from './api.mjs';

/**
 * Registers units until the administrator has this number of them.
 * @param {string} url of the product
 * @param {number} count
 * @returns {Promise<{ units: { unidade: { id: number } }[], call: Awaited<ReturnType<typeof asAdmin>>['call'] }>} the
 * units as a launch names them, and the calls of a new session
 */
export async function withUnits(url, count) {
  const admin = await asAdmin(url);
  await many(count - admin.user.estoques.length, (i) =>
    admin.call('POST', 'unidades-educacionais', {
      nome: `UNIDADE DA MEDIÇÃO ${i}`,
      tipoUnidade: 'INSTITUICAO',
      cep: '01310100',
      cidade: 'MUNICÍPIO',
      logradouro: 'RUA',
      numero: '1',
      bairro: 'CENTRO',
      telefone: '1133334444',
    }),
  );
  const estoques = await admin.call('GET', 'estoques');
  const { id, ...usuario } = (await admin.call('GET', 'usuarios')).find((um) => um.usuario === 'admin');
  const { id: _, ...pessoa } = usuario.pessoa;
  await admin.call('PUT', `usuarios/${id}`, {
    ...usuario,
    pessoa,
    estoques: estoques.map((estoque) => ({ id: estoque.id })),
  });
  // A change of stocks ends the user's sessions.
  const { user, call } = await asAdmin(url);
  const units = user.estoques
    .slice(0, count)
    .map(({ unidadeEducacional }) => ({ unidade: { id: unidadeEducacional.id } }));
  return { units, call };
}
