import fp from 'fastify-plugin';
import { invalido } from '../nucleo/recusas.js';

const CAMPO = 'If-Match';
/** A version as an entity tag: `"3"`, `W/"3"`, or bare. */
const VERSAO = /^(?:W\/)?(?:"([1-9]\d{0,9})"|([1-9]\d{0,9}))$/;

/**
 * `If-Match: "3"` is the same as `versao: 3` in the body of a PUT; `*` asks for no version. 422 when it is neither, or
 * when header and body differ. Routes without a version in the contract drop it like every unknown key.
 */
export default fp(
  async (app) => {
    app.addHook('preValidation', async (req) => {
      const texto = req.headers['if-match']?.trim();
      if (texto === undefined || texto === '*' || req.method !== 'PUT') return;
      const [, entreAspas, nua] = VERSAO.exec(texto) ?? [];
      const versao = Number(entreAspas ?? nua);
      if (!versao)
        throw invalido([{ campo: CAMPO, mensagem: 'O cabeçalho If-Match deve trazer a versão lida, como em "3".' }]);
      const { body } = req;
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
      if ('versao' in body && body.versao != null && body.versao !== versao) {
        throw invalido([
          { campo: CAMPO, mensagem: 'O cabeçalho If-Match e o campo versao trazem versões diferentes.' },
        ]);
      }
      Object.assign(body, { versao });
    });
  },
  { name: 'if-match', dependencies: ['erros'] },
);
