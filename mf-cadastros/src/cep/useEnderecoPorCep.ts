import type { Endereco } from '@merenda/shared/contratos';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { useBuscaDeCep } from './useBuscaDeCep.js';

/** One field of a form that a postal code fills. */
export interface CampoDoEndereco {
  nome: string;
  rotulo: string;
  /** The value from the service; '' if it has none. */
  de: (endereco: Endereco) => string;
}

const CEP = 'cep';
const lista = new Intl.ListFormat('pt-BR');

/**
 * Fills the address of the form while the postal code is typed in the field `cep`. Text that was typed by hand stays,
 * and a message names it. Text of an earlier code is replaced by the text of the new one, or removed if the new code
 * is unknown.
 * @param campos a constant
 */
export function useEnderecoPorCep(campos: readonly CampoDoEndereco[]) {
  const form = Form.useFormInstance();
  /** The record that is edited, as it came. */
  const registro = useRef<Record<string, string>>({});
  /** The fields that the last look-up filled. */
  const daBusca = useRef(new Set<string>());

  const valor = (nome: string): string => (form.getFieldValue(nome) as string | null | undefined) ?? '';
  const digitadoAMao = (nome: string): boolean => form.isFieldTouched(nome) && valor(nome) !== '';
  const preencher = (nome: string, novo: string) =>
    form.setFields([{ name: nome, value: novo === '' ? undefined : novo, touched: false, errors: [] }]);

  useEffect(() => {
    registro.current = Object.fromEntries(
      [CEP, ...campos.map(({ nome }) => nome)].map((nome) => [
        nome,
        (form.getFieldValue(nome) as string | null | undefined) ?? '',
      ]),
    );
  }, [campos, form]);

  const busca = useBuscaDeCep({
    aoEncontrar: (endereco) => {
      const mantidos = campos.filter(
        ({ nome, de }) => digitadoAMao(nome) && valor(nome) !== de(endereco).toUpperCase(),
      );
      const livres = campos.filter((campo) => !mantidos.includes(campo));
      livres.forEach(({ nome, de }) => preencher(nome, de(endereco).toUpperCase()));
      daBusca.current = new Set(livres.map(({ nome }) => nome));
      const feito =
        endereco.logradouro === ''
          ? 'Este CEP vale para toda a cidade. Complete o endereço.'
          : 'Endereço preenchido pelo CEP.';
      return mantidos.length === 0
        ? feito
        : `${feito} O texto digitado foi mantido em ${lista.format(mantidos.map(({ rotulo }) => rotulo))}.`;
    },
    aoFaltar: (desconhecido) => {
      // An unavailable service does not clear the address of the record.
      const deOutroCep = campos.filter(
        ({ nome }) => !digitadoAMao(nome) && (desconhecido || daBusca.current.has(nome)),
      );
      deOutroCep.forEach(({ nome }) => preencher(nome, ''));
    },
    aoParar: () => void form.validateFields([CEP]).catch(() => undefined),
  });

  /** The record's own code brings the record's own address back, corrections and all. */
  function digitou(cep: string): void {
    if (cep === '' || cep !== registro.current[CEP]) return busca.digitou(cep);
    busca.desistir();
    campos
      .filter(({ nome }) => !digitadoAMao(nome))
      .forEach(({ nome }) => preencher(nome, registro.current[nome] ?? ''));
  }

  const { buscando, recado, resultado } = busca;
  return { situacao: { buscando, recado, resultado }, digitou };
}
