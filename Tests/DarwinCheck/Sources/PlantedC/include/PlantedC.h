#pragma once
int planted_answer(void);
