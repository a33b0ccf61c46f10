import { consultasDeEstoques } from '@merenda/shared/consultas';
import { ROTULOS_BASE_DE_ALUNOS } from '@merenda/shared/contratos';
import { formatarData, nomeProprio } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { CriteriosDaLista } from './criterios.js';
import { FormularioDosCriterios, type FormularioDosCriteriosProps } from './FormularioDosCriterios.js';

/** The criteria of the list in one line, and the form that changes them, which 'Mudar critérios' opens. */
export function CriteriosDaTela({ aoCalcular, ...formulario }: FormularioDosCriteriosProps) {
  const [aberto, setAberto] = useState(false);
  const emPalavras = useCriteriosEmPalavras(formulario.criterios);
  return (
    <>
      <Flex wrap gap="small" align="center">
        <Typography.Text type="secondary" className="uma-linha" title={emPalavras} style={{ flex: '1 1 240px' }}>
          {emPalavras}
        </Typography.Text>
        <Button aria-expanded={aberto} onClick={() => setAberto(!aberto)} style={{ marginInlineStart: 'auto' }}>
          Mudar critérios
        </Button>
      </Flex>
      {aberto && (
        <FormularioDosCriterios
          {...formulario}
          aoCalcular={(criterios) => {
            setAberto(false);
            aoCalcular(criterios);
          }}
        />
      )}
    </>
  );
}

/** '28/11/2026 a 25/12/2026 · Matrículas · Todas as suas unidades · Agricultura familiar primeiro' */
function useCriteriosEmPalavras({ de, ate, alunos, unidades, ordem }: CriteriosDaLista): string {
  const { data = [] } = useQuery(consultasDeEstoques.lista('minhas'));
  const nomes = data.flatMap(({ unidadeEducacional: { id, nome } }) =>
    unidades.includes(id) ? [nomeProprio(nome)] : [],
  );
  return [
    `${formatarData(de)} a ${formatarData(ate)}`,
    ROTULOS_BASE_DE_ALUNOS[alunos],
    unidades.length === 0 ? 'Todas as suas unidades' : nomes.join(', '),
    ordem === 'FAMILIAR' ? 'Agricultura familiar primeiro' : 'Menor preço primeiro',
  ]
    .filter((parte) => parte !== '')
    .join(' · ');
}
