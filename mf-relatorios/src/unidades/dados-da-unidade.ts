import { api } from '@merenda/shared';
import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { formatarCep } from '@merenda/shared/formatos';
import type { DadoDaFolha } from '../folha/folha.js';

/**
 * A unit as a paper names it, with where it is: things are brought there, or fetched.
 * @param rotulo what the unit is on this paper, where it is not the only one: 'Origem'
 */
export async function dadosDaUnidade(
  { id, nome }: { id: number; nome: string },
  signal: AbortSignal,
  rotulo?: string,
): Promise<DadoDaFolha[]> {
  const unidade = await api.get('unidades-educacionais/:id', { caminho: { id }, signal });
  return [
    { rotulo: rotulo ?? 'Unidade educacional', valor: nome },
    {
      rotulo: rotulo === undefined ? 'Endereço' : `Endereço (${rotulo.toLowerCase()})`,
      valor: escreverEndereco(unidade),
    },
  ];
}

/** 'RUA A, 10, CENTRO, SÃO JOÃO, CEP 36300-000' */
function escreverEndereco({ logradouro, numero, bairro, cidade, cep }: UnidadeEducacional): string {
  return [logradouro, numero, bairro, cidade, cep === '' ? '' : `CEP ${formatarCep(cep)}`]
    .filter((parte) => parte !== null && parte !== '')
    .join(', ');
}
