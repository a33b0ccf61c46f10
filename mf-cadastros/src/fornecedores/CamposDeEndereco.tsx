import { LIMITES, UFS } from '@merenda/shared/contratos';
import { Campo, CampoMascarado, CampoTexto, LinhaDeCampos, SelectOpcoes } from '@merenda/shared/ui';
import { Form } from 'antd';
import { DIGITOS_DO_CEP } from '../cep/useBuscaDeCep.js';
import { AjudaDoCep } from '../cep/AjudaDoCep.js';
import { useEnderecoPorCep, type CampoDoEndereco } from '../cep/useEnderecoPorCep.js';

const CAMPOS: readonly CampoDoEndereco[] = [
  { nome: 'municipio', rotulo: 'Município', de: ({ localidade }) => localidade },
  { nome: 'uf', rotulo: 'UF', de: ({ uf }) => uf },
  { nome: 'logradouro', rotulo: 'Logradouro', de: ({ logradouro }) => logradouro },
  { nome: 'bairro_distrito', rotulo: 'Bairro ou distrito', de: ({ bairro }) => bairro },
  { nome: 'complemento', rotulo: 'Complemento', de: ({ complemento }) => complemento },
];

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: uf }));

/**
 * The address. On registration all that a postal code tells stays shut until it was looked up, and opens whatever came
 * of it.
 */
export function CamposDeEndereco({ edicao }: { edicao: boolean }) {
  const cep = Form.useWatch<string | undefined>('cep') ?? '';
  const completo = cep.length === DIGITOS_DO_CEP;
  const { situacao, digitou } = useEnderecoPorCep(CAMPOS);
  const fechado = situacao.buscando || (!edicao && !completo);
  const recado = completo ? situacao.recado : edicao ? null : 'O endereço abre depois do CEP.';
  return (
    <>
      <LinhaDeCampos larguras={[8, 12, 4]}>
        <CampoMascarado
          nome="cep"
          rotulo="CEP"
          obrigatorio
          mascara="cep"
          aoDigitar={digitou}
          ajuda={<AjudaDoCep {...situacao} recado={recado} />}
        />
        <CampoTexto
          nome="municipio"
          rotulo="Município"
          obrigatorio
          maiusculo
          max={LIMITES.municipio}
          desabilitado={fechado}
        />
        <Campo nome="uf" rotulo="UF" obrigatorio>
          <SelectOpcoes opcoes={ESTADOS} disabled={fechado} />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos larguras={[16, 8]}>
        <CampoTexto
          nome="logradouro"
          rotulo="Logradouro"
          obrigatorio
          maiusculo
          max={LIMITES.logradouro}
          desabilitado={fechado}
        />
        <CampoTexto
          nome="numero"
          rotulo="Número"
          obrigatorio
          maiusculo
          max={LIMITES.numeroEndereco}
          ajuda="Digite S/N quando não houver número."
        />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoTexto
          nome="bairro_distrito"
          rotulo="Bairro ou distrito"
          obrigatorio
          maiusculo
          max={LIMITES.bairro}
          desabilitado={fechado}
        />
        <CampoTexto
          nome="complemento"
          rotulo="Complemento"
          maiusculo
          max={LIMITES.complemento}
          desabilitado={fechado}
        />
      </LinhaDeCampos>
    </>
  );
}
