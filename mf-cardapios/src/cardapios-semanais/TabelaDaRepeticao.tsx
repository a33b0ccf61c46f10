import type { LinhaDaRepeticao } from '@merenda/shared/contratos';
import { lerData, nomeProprio } from '@merenda/shared/formatos';
import { agrupar, semanasDoPeriodo } from '@merenda/shared/regras';
import { StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex } from 'antd';

/** 'Segunda a sexta' of the week that begins on `segunda`. */
const semanaDe = ({ segunda }: LinhaDaRepeticao): string => {
  const dia = lerData(segunda);
  return semanasDoPeriodo({ de: dia, ate: dia })[0]?.rotulo ?? segunda;
};

const DIA_E_MES = 5;

/** Days with the same reason are one entry: '30/11, 01/12: feriado'. */
const Motivos = ({ dias }: { dias: readonly { data: string; motivo: string }[] }) => (
  <>
    {[...agrupar(dias, ({ motivo }) => motivo)].map(([motivo, iguais]) => (
      <div key={motivo}>
        {iguais.map(({ data }) => data.slice(0, DIA_E_MES)).join(', ')}: {motivo}
      </div>
    ))}
  </>
);

/** A line for each unit and week: the bound days, and why the other days are not bound. */
export function TabelaDaRepeticao({ linhas, feita }: { linhas: readonly LinhaDaRepeticao[]; feita: boolean }) {
  const colunas: Coluna<LinhaDaRepeticao>[] = [
    { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), principal: true },
    { titulo: 'Semana', valor: semanaDe },
    {
      titulo: feita ? 'Vinculados' : 'A vincular',
      valor: ({ vinculados }) => vinculados,
      numerica: true,
      destaque: true,
    },
    { titulo: 'Já vinculados', valor: ({ jaVinculados }) => jaVinculados, numerica: true },
    { titulo: 'Sem aula', valor: ({ semAula }) => <Motivos dias={semAula} /> },
    {
      titulo: 'Conflitos',
      valor: ({ conflitos }) =>
        conflitos.length > 0 && (
          <Flex vertical gap={4} align="start">
            <StatusTag rotulo={conflitos.length === 1 ? '1 conflito' : `${conflitos.length} conflitos`} tom="atencao" />
            <Motivos dias={conflitos} />
          </Flex>
        ),
    },
  ];
  return (
    <Tabela
      rotulo={feita ? 'Resultado da repetição' : 'Conferência da repetição'}
      linhas={linhas}
      colunas={colunas}
      chave={({ unidade, segunda }) => `${unidade.id} ${segunda}`}
      nomeDaLinha={({ unidade, segunda }) => `${nomeProprio(unidade.nome)}, ${segunda}`}
      vazio="Nenhum dia nas semanas escolhidas."
    />
  );
}
