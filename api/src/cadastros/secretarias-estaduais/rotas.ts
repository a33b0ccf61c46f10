import { eq } from 'drizzle-orm';
import { secretarias } from '../../banco/esquema/acesso/acesso.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

const secretariasEstaduais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /secretarias-estaduais/:id', { permissao: 'LOGADO', summary: 'A secretaria de educação' }, async (req) => {
    const [secretaria] = await app.banco.select().from(secretarias).where(eq(secretarias.id, req.params.id));
    if (!secretaria) throw naoEncontrado('Secretaria não encontrada.');
    const { nome, uf, cnpjSecretaria, cnpjPrefeitura } = await lerGuardadas(app.banco);
    return { ...secretaria, municipio: nome ?? '', uf: uf ?? '', cnpj: cnpjSecretaria ?? cnpjPrefeitura };
  });
};

export default secretariasEstaduais;
