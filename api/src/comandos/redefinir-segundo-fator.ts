import { redefinirPeloLogin } from '../acesso/index.js';
import { conectar } from '../banco/conectar.js';
import { prepararTabelas } from '../banco/preparar.js';
import { lerConfiguracao } from '../configuracao.js';
import { Recusa } from '../nucleo/recusas.js';
import { executar } from './comando.js';

// `npm run redefinir-segundo-fator -w api -- <usuário>`: for the last holder of USUARIOS who has lost the second factor.
// The server must be stopped when the database is the embedded one.
await executar(async () => {
  const login = process.argv[2];
  if (!login) throw new Error('Diga de quem: redefinir-segundo-fator <usuário>');
  const configuracao = lerConfiguracao();
  const conexao = await conectar(configuracao);
  try {
    await prepararTabelas(conexao, configuracao);
    await redefinirPeloLogin(conexao.banco, login);
    console.log(`A verificação em duas etapas de ${login} foi redefinida. A próxima entrada pede só a senha.`);
  } catch (erro) {
    throw erro instanceof Recusa ? new Error(erro.detail) : erro;
  } finally {
    await conexao.fechar();
  }
});
