import {
  LIMITES,
  PARCELAS_DO_REPASSE,
  ROTULOS_TIPO_DE_RECURSO,
  type RecursoPnae,
  type TipoDeRecurso,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { violacoesDoRecurso } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMoeda,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectOpcoes,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { CampoDoMotivo } from './CampoDoMotivo.js';

/** An entry or a return as it is typed; the screen knows its year. The reason is of a closed year. */
export type ValoresDoRecurso = Omit<RecursoPnae, 'id' | 'ano' | 'versao'> & { motivo?: string };

export const paraFormulario = ({ tipo, parcela, data, valor, documento }: RecursoPnae): ValoresDoRecurso => ({
  tipo,
  parcela,
  data,
  valor,
  documento,
});

const PARCELAS = Array.from({ length: PARCELAS_DO_REPASSE }, (_, n) => ({ valor: n + 1, rotulo: `${n + 1}ª parcela` }));

/** The fields of an entry or a return of the account of the national programme. */
export function FormularioRecurso({ ano, fechado }: { ano: number; fechado: boolean }) {
  const tipo = Form.useWatch<TipoDeRecurso | undefined>('tipo');
  const doAno = regra<string>((digitada, ler) => {
    const data = lerData(digitada ?? '');
    const escolhido = ler('tipo') as TipoDeRecurso | undefined;
    if (!data || !escolhido) return [];
    return violacoesDoRecurso({ ano, tipo: escolhido, data, parcela: null }).filter(({ campo }) => campo === 'data');
  });
  return (
    <>
      <LinhaDeCampos>
        <Campo nome="tipo" rotulo="Tipo" obrigatorio>
          <SelectOpcoes opcoes={opcoesDe(ROTULOS_TIPO_DE_RECURSO)} />
        </Campo>
        {tipo === 'REPASSE' && (
          <Campo nome="parcela" rotulo="Parcela" obrigatorio>
            <SelectOpcoes opcoes={PARCELAS} />
          </Campo>
        )}
        <CampoData nome="data" rotulo="Data" obrigatorio dependencias={['tipo']} regras={[doAno]} />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoMoeda nome="valor" rotulo="Valor" obrigatorio min={0.01} />
        <CampoTexto
          nome="documento"
          rotulo="Documento"
          obrigatorio
          maiusculo
          max={LIMITES.numeroDocumento}
          ajuda="Número da ordem bancária, ou o extrato em que o valor aparece."
        />
      </LinhaDeCampos>
      <CampoDoMotivo ano={ano} fechados={fechado ? [ano] : []} />
    </>
  );
}
