import { OCULTO, ocultarCpf, ocultarEmail, ocultarTelefone } from '@merenda/shared/formatos';

/** Entities whose values are about persons. */
const DE_PESSOAS = new Set(['usuarios', 'fornecedores']);

/** How each personal field is shown; an address of a company is not one. */
const DA_PESSOA: Record<string, (valor: string) => string> = {
  cpf: ocultarCpf,
  cnh: () => OCULTO,
  email: ocultarEmail,
  telefone: ocultarTelefone,
  celular: ocultarTelefone,
  cep: () => OCULTO,
  logradouro: () => OCULTO,
  numero: () => OCULTO,
  complemento: () => OCULTO,
  bairro_distrito: () => OCULTO,
};

interface Valores {
  antes: unknown;
  depois: unknown;
}

/**
 * The values of a line as the screens of the trail show them: a reader can tell who changed what without a person's
 * documents, contacts or address. A hidden value that changed is marked, so that the change stays visible.
 */
export function ocultarPessoas({ entidade, antes, depois }: Valores & { entidade: string }): Valores {
  if (!DE_PESSOAS.has(entidade) || ehEmpresa(antes) || ehEmpresa(depois)) return { antes, depois };
  return { antes: ocultar(antes, undefined), depois: ocultar(depois, antes) };
}

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const ehEmpresa = (valor: unknown): boolean => ehObjeto(valor) && valor.fornecedorTipo === 'JURIDICO';

function ocultar(valor: unknown, anterior: unknown): unknown {
  if (!ehObjeto(valor)) return valor;
  const antes = ehObjeto(anterior) ? anterior : {};
  return Object.fromEntries(
    Object.entries(valor).map(([campo, conteudo]) => {
      const esconder = DA_PESSOA[campo];
      if (typeof conteudo !== 'string' || conteudo === '' || !esconder) return [campo, ocultar(conteudo, antes[campo])];
      const era = antes[campo];
      const mudou = typeof era === 'string' && era !== '' && era !== conteudo;
      return [campo, mudou ? `${esconder(conteudo)} (outro)` : esconder(conteudo)];
    }),
  );
}
