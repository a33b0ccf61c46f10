import { consultasDoMunicipio } from '@merenda/shared/consultas';
import { LIMITES, UFS, type Uf } from '@merenda/shared/contratos';
import { ajudaDoCodigo, codigoDoMunicipio, OBRIGATORIO, violacoesDoEstado } from '@merenda/shared/regras';
import {
  BUSCA_NAS_OPCOES,
  Campo,
  CampoMascarado,
  LinhaDeCampos,
  regra,
  SelectOpcoes,
  SemOpcoes,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Form } from 'antd';
import type { ValoresDoMunicipio } from './para-formulario.js';

const ESTADOS = UFS.map((uf) => ({ valor: uf, rotulo: uf }));
const DO_ESTADO = regra<string>((codigoIbge, ler) => violacoesDoEstado({ uf: ler('uf'), codigoIbge }), 'onBlur');

/** State, name and code: the name is one of the state's list, which fills in the code, or any other. */
export function CamposDaCidade() {
  const form = Form.useFormInstance<ValoresDoMunicipio>();
  const uf = Form.useWatch<Uf | undefined>('uf', form);
  const codigo = Form.useWatch<string | null | undefined>('codigoIbge', form);
  const consulta = useQuery(consultasDoMunicipio.doEstado(uf ?? null));
  const municipios = consulta.data ?? [];
  return (
    <LinhaDeCampos larguras={[4, 14, 6]}>
      <Campo nome="uf" rotulo="UF" obrigatorio>
        <SelectOpcoes opcoes={ESTADOS} />
      </Campo>
      <Campo
        nome="nome"
        rotulo="Município"
        obrigatorio
        regras={[{ whitespace: true, message: OBRIGATORIO }]}
        textoLivre
      >
        <AutoComplete
          style={{ width: '100%' }}
          maxLength={LIMITES.municipio}
          options={municipios.map(({ nome }) => ({ value: nome }))}
          showSearch={BUSCA_NAS_OPCOES}
          onChange={(nome: string) => {
            const achado = codigoDoMunicipio(municipios, nome);
            if (achado !== undefined) form.setFieldValue('codigoIbge', achado);
          }}
          notFoundContent={consulta.isError ? <SemOpcoes consulta={consulta} /> : null}
        />
      </Campo>
      <CampoMascarado
        nome="codigoIbge"
        rotulo="Código IBGE"
        mascara="ibge"
        regras={[DO_ESTADO]}
        ajuda={ajudaDoCodigo(municipios, codigo)}
      />
    </LinhaDeCampos>
  );
}
