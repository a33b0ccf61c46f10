import { ErroApi } from '@merenda/shared';
import type { Violacao } from '@merenda/shared/regras';
import type { FormInstance } from 'antd';
import { paraCaminho } from './comparaveis.js';

type Caminho = (string | number)[];

/**
 * The field of the form that shows a server error: the one with that path, or the nearest one above it. For example, a
 * select that is sent as `{ item: { id } }` is refused as 'item.id', and its field is 'item'.
 */
function campoQueMostra(recusado: Violacao, registrados: Caminho[]): Caminho | undefined {
  const caminho = paraCaminho(recusado.campo);
  for (let partes = caminho.length; partes > 0; partes -= 1) {
    const prefixo = caminho.slice(0, partes).join('.');
    const campo = registrados.find((outro) => outro.join('.') === prefixo);
    if (campo) return campo;
  }
  return undefined;
}

/**
 * Puts the server's `errors[]` at their fields.
 * @returns the sentences that belong to no field of this form, for the caller to show, and whether some field shows one
 */
export function mostrarNosCampos<V>(form: FormInstance<V>, erro: unknown): { semCampo: string[]; noCampo: boolean } {
  if (!(erro instanceof ErroApi)) return { semCampo: [], noCampo: false };
  const registrados = form.getFieldsError().map(({ name }) => name as Caminho);
  const porCampo = new Map<string, { name: Caminho; errors: string[] }>();
  const semCampo: string[] = [];
  for (const recusado of erro.campos) {
    const name = campoQueMostra(recusado, registrados);
    if (!name) {
      semCampo.push(recusado.mensagem);
      continue;
    }
    const chave = name.join('.');
    const anteriores = porCampo.get(chave)?.errors ?? [];
    porCampo.set(chave, { name, errors: [...anteriores, recusado.mensagem] });
  }
  const campos = [...porCampo.values()];
  form.setFields(campos as unknown as Parameters<typeof form.setFields>[0]);
  return { semCampo, noCampo: campos.length > 0 };
}
