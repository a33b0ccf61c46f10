import { confirmarEExecutar } from '@merenda/shared/ui';

/** How many records are made before a copy is opened. */
interface Criados {
  preparos: number;
  pratos?: number;
}

const contados = ({ preparos, pratos = 0 }: Criados): string =>
  [
    preparos > 0 && `${preparos} ${preparos === 1 ? 'preparo' : 'preparos'}`,
    pratos > 0 && `${pratos} ${pratos === 1 ? 'prato' : 'pratos'}`,
  ]
    .filter(Boolean)
    .join(' e ');

/** 'Continuar', or 'Criar 2 preparos e continuar'. */
export const rotuloDaCriacao = (criados: Criados): string =>
  contados(criados) === '' ? 'Continuar' : `Criar ${contados(criados)} e continuar`;

/** Asks before records are made; does not ask when none is. */
export async function criarAntes(criados: Criados, acao: () => Promise<void>): Promise<boolean> {
  if (contados(criados) === '') {
    await acao();
    return true;
  }
  return confirmarEExecutar({
    mensagem: `Cadastrar ${contados(criados)} para esta cópia?`,
    sucesso: `Cadastro de ${contados(criados)} realizado com sucesso!`,
    acao,
  });
}
