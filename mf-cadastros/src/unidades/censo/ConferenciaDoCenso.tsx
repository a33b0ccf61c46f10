import {
  CATEGORIAS_DA_MATRICULA,
  ROTULOS_CATEGORIA_DA_MATRICULA,
  ROTULOS_LOCALIZACAO,
  ROTULOS_SITUACAO_DO_CENSO,
  SITUACOES_DO_CENSO,
  type CategoriaDaMatricula,
  type EscolaConferida,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeProprio } from '@merenda/shared/formatos';
import { somarMatriculas } from '@merenda/shared/regras';
import { Alert, Flex, Typography } from 'antd';

interface ConferenciaDoCensoProps {
  municipio: string;
  conferidas: readonly EscolaConferida[];
}

/** Preview of the import: how many schools are in each situation, and what changes in those that would be written. */
export function ConferenciaDoCenso({ municipio, conferidas }: ConferenciaDoCensoProps) {
  if (conferidas.length === 0)
    return <Alert type="info" showIcon title={`Nenhuma escola do município ${municipio} nos arquivos.`} />;
  return (
    <Flex vertical gap="middle" role="status">
      <Typography.Text strong>{`Escolas do município nos arquivos: ${conferidas.length}`}</Typography.Text>
      {SITUACOES_DO_CENSO.map((situacao) => {
        const escolas = conferidas.filter((escola) => escola.situacao === situacao);
        if (escolas.length === 0) return null;
        const titulo = `${ROTULOS_SITUACAO_DO_CENSO[situacao]}: ${escolas.length}`;
        return (
          <details key={situacao} open={situacao === 'NOVA' || situacao === 'ALTERADA' || situacao === 'ERRO'}>
            <summary>{titulo}</summary>
            <ul aria-label={titulo} style={{ margin: 0, paddingInlineStart: 20 }}>
              {escolas.map((escola, posicao) => (
                <li key={posicao}>
                  <Escola escola={escola} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </Flex>
  );
}

function Escola({
  escola: { nome, inep, motivo, avisos, unidade, ano, antes, depois, localizacao, situacao },
}: {
  escola: EscolaConferida;
}) {
  const muda = situacao === 'NOVA' || situacao === 'ALTERADA';
  const { total } = somarMatriculas(depois);
  return (
    <>
      <strong>{nomeProprio(nome)}</strong> ({inep})
      {unidade && unidade.nome !== nome && ` – ${nomeProprio(unidade.nome)}`}
      {motivo && <div>{motivo}</div>}
      {muda && <div>{`${formatarQuantidade(total)} alunos em ${ano}: ${mudancasDe(antes, depois).join('; ')}`}</div>}
      {muda && localizacao && <div>{`Localização: ${ROTULOS_LOCALIZACAO[localizacao]}`}</div>}
      {avisos.map((aviso) => (
        <div key={aviso}>
          <Typography.Text type="warning">{aviso}</Typography.Text>
        </div>
      ))}
    </>
  );
}

type Alunos = EscolaConferida['depois'];

/** 'Creche 15 parcial + 45 integral', and of a school with enrolments only what differs: 'EJA 30 + 0 → 20 + 10'. */
function mudancasDe(antes: Alunos, depois: Alunos): string[] {
  const de = (linhas: Alunos, categoria: CategoriaDaMatricula) => {
    const { parcial = 0, integral = 0 } = linhas.find((linha) => linha.categoria === categoria) ?? {};
    return `${parcial} parcial + ${integral} integral`;
  };
  return CATEGORIAS_DA_MATRICULA.flatMap((categoria) => {
    const [era, fica] = [de(antes, categoria), de(depois, categoria)];
    if (era === fica) return [];
    return [`${ROTULOS_CATEGORIA_DA_MATRICULA[categoria]} ${antes.length > 0 ? `${era} → ${fica}` : fica}`];
  });
}
