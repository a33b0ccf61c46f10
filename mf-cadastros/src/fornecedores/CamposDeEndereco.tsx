import { LIMITES, UFS, type Endereco, type FornecedorNovo } from '@merenda/shared/contratos';
import { Campo, CampoMascarado, CampoTexto, LinhaDeCampos, SelectOpcoes } from '@merenda/shared/ui';
import { Form } from 'antd';
import { DIGITOS_DO_CEP, useBuscaDeCep } from './useBuscaDeCep';

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: uf }));

/** The address. On registration all that a postal code tells stays shut until it was looked up, and opens whatever came of it. */
export function CamposDeEndereco({ edicao }: { edicao: boolean }) {
  const form = Form.useFormInstance<FornecedorNovo>();
  const cep = Form.useWatch<string | undefined>('cep') ?? '';
  const completo = cep.length === DIGITOS_DO_CEP;
  const { buscando, recado, digitou } = useBuscaDeCep({
    aoEncontrar: (endereco) => form.setFields(preenchidos(endereco)),
    aoParar: () => void form.validateFields(['cep']).catch(() => undefined),
  });
  const fechado = buscando || (!edicao && !completo);
  const ajuda = buscando ? 'Buscando o endereço…' : completo ? recado : !edicao && 'O endereço abre depois do CEP.';
  return (
    <>
      <LinhaDeCampos larguras={[8, 12, 4]}>
        <CampoMascarado nome="cep" rotulo="CEP" obrigatorio mascara="cep" aoDigitar={digitou} ajuda={<span role="status">{ajuda}</span>} />
        <CampoTexto nome="municipio" rotulo="Município" obrigatorio maiusculo max={LIMITES.municipio} desabilitado={fechado} />
        <Campo nome="uf" rotulo="UF" obrigatorio>
          <SelectOpcoes opcoes={ESTADOS} disabled={fechado} />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos larguras={[16, 8]}>
        <CampoTexto nome="logradouro" rotulo="Logradouro" obrigatorio maiusculo max={LIMITES.logradouro} desabilitado={fechado} />
        <CampoTexto nome="numero" rotulo="Número" obrigatorio maiusculo max={LIMITES.numeroEndereco} ajuda="S/N quando não há." />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoTexto nome="bairro_distrito" rotulo="Bairro ou distrito" obrigatorio maiusculo max={LIMITES.bairro} desabilitado={fechado} />
        <CampoTexto nome="complemento" rotulo="Complemento" maiusculo max={LIMITES.complemento} desabilitado={fechado} />
      </LinhaDeCampos>
    </>
  );
}

/** What the service told, as fields of the form; earlier errors go with the earlier values. */
function preenchidos({ logradouro, complemento, bairro, localidade, uf }: Endereco) {
  const valores = { logradouro, complemento, bairro_distrito: bairro, municipio: localidade };
  return [
    ...Object.entries(valores).map(([name, value]) => ({ name, value: value.toUpperCase(), errors: [] })),
    { name: 'uf', value: uf, errors: [] },
  ] as Parameters<ReturnType<typeof Form.useFormInstance<FornecedorNovo>>['setFields']>[0];
}
