import {
  LIMITES,
  ROTULOS_PERIODO_LETIVO,
  type PeriodoLetivo,
  type PeriodoLetivoNovo,
  type TipoPeriodoLetivo,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { violacoesDoPeriodoLetivo } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectOpcoes,
  SelectUnidade,
} from '@merenda/shared/ui';

/** A period as it is typed. */
export interface ValoresDoPeriodo {
  tipo: TipoPeriodoLetivo;
  /** 'DD/MM/YYYY'. */
  de: string;
  ate: string;
  nome: string;
  unidade?: number | null;
}

export const paraFormulario = ({ tipo, de, ate, nome, unidade }: PeriodoLetivo): ValoresDoPeriodo => ({
  tipo,
  de,
  ate,
  nome,
  unidade: unidade?.id ?? null,
});

export const paraCorpo = ({ unidade, ...valores }: ValoresDoPeriodo): PeriodoLetivoNovo => ({
  ...valores,
  unidade: unidade == null ? null : { id: unidade },
});

/** The fields of a period of the school calendar. */
export function FormularioPeriodo() {
  return (
    <>
      <LinhaDeCampos>
        <Campo nome="tipo" rotulo="Tipo" obrigatorio>
          <SelectOpcoes<TipoPeriodoLetivo> opcoes={opcoesDe(ROTULOS_PERIODO_LETIVO)} />
        </Campo>
        <CampoTexto
          nome="nome"
          rotulo="Nome"
          obrigatorio
          max={LIMITES.nome}
          ajuda="Por exemplo: Recesso de julho, 1º semestre, Reposição."
        />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome="de" rotulo="Primeiro dia" obrigatorio />
        <CampoData nome="ate" rotulo="Último dia" obrigatorio dependencias={['de']} regras={[EM_ORDEM]} />
      </LinhaDeCampos>
      <Campo
        nome="unidade"
        rotulo="Só na unidade"
        ajuda="Deixe em branco para valer em todas as unidades. Os períodos da unidade prevalecem sobre os do município."
      >
        <SelectUnidade escopo="minhas" valor="unidade" placeholder="Todas as unidades" allowClear />
      </Campo>
    </>
  );
}

const EM_ORDEM = regra<string>((digitada, ler) => {
  const [de, ate] = [lerData(String(ler('de') ?? '')), lerData(digitada ?? '')];
  return de && ate ? violacoesDoPeriodoLetivo({ de, ate }) : [];
});
